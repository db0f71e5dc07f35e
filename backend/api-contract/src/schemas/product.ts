import { z } from "zod"
import { categoryKeys } from "../limits.js"
import { numberOrText, rupees } from "./fields.js"

export const product = z
  .object({
    _id: z.string(),
    name: z.string(),
    category: z.enum(categoryKeys),
    description: z.array(z.string()).meta({ description: "One entry a line." }),
    price: rupees,
    offerPrice: rupees,
    images: z.array(z.string()).meta({ description: "Root-relative or absolute; never empty." }),
    inStock: z.boolean(),
    weight: z.string().optional(),
  })
  .meta({ id: "Product" })
export type Product = z.infer<typeof product>

/** `productData` of the form, parsed from its JSON. Rules beyond types are the server's. */
export const productData = z.object({
  name: z.string(),
  description: z.array(z.string()),
  category: z.string(),
  price: numberOrText,
  offerPrice: numberOrText,
  weight: z.string().optional(),
  quantity: z.number().optional(),
})
export type ProductData = z.input<typeof productData>

export const productForm = z.object({
  productData: z.string().meta({ description: "JSON text of ProductData." }),
  images: z
    .array(z.string().meta({ format: "binary" }))
    .max(4)
    .optional(),
})

export const stockRequest = z.object({
  productId: z.string(),
  inStock: z.boolean(),
  quantity: z.number().optional().meta({
    description:
      "Units that can be sold from now on; orders not yet packed do not count against them.",
  }),
})
