import { z } from "zod"
import { textOrNumber } from "./fields.js"

export const addressFields = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: textOrNumber,
  street: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zipCode: textOrNumber,
})
export type AddressFields = z.output<typeof addressFields>

export const address = z
  .object({
    _id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    zipCode: z.string(),
  })
  .meta({ id: "Address" })
export type Address = z.infer<typeof address>

export const addressAddRequest = z.object({ address: addressFields })

export const addressUpdateRequest = z.object({ addressId: z.string(), address: addressFields })
export const addressDeleteRequest = z.object({ addressId: z.string() })
