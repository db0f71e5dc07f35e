import { z } from "zod"
import { limits } from "../limits.js"
import { textOrNumber } from "./fields.js"

export const cartItems = z
  .record(z.string(), z.number())
  .meta({ description: `Product id to quantity, 0 to ${limits.quantity}; 0 removes.` })
export type CartItems = z.infer<typeof cartItems>

export const user = z
  .object({ _id: z.string(), name: z.string(), email: z.string(), cartItem: cartItems })
  .meta({ id: "User" })
export type User = z.infer<typeof user>

export const sendOtpRequest = z.object({
  name: z.string().optional().meta({ description: "Given: a registration; absent: a reset." }),
  email: z.string(),
})
export const verifyOtpRequest = z.object({ email: z.string(), otp: textOrNumber })
export const registerRequest = z.object({
  name: z.string(),
  email: z.string(),
  password: z.string(),
})
export const credentials = z.object({ email: z.string(), password: z.string() })
export const forgotPasswordRequest = z.object({ email: z.string(), newPassword: z.string() })
export const cartUpdateRequest = z.object({ cartItems })
