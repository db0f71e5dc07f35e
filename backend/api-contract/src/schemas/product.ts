import { z } from "zod"
import { categoryKeys, limits } from "../limits.js"
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

/** `productData` of a change: what is absent stays. */
export const productChange = productData
  .omit({ quantity: true })
  .partial()
  .extend({
    productId: z.string(),
    images: z.array(z.string()).optional().meta({
      description:
        "Pictures to keep, in their order, as the product lists them; absent: all. New files follow them.",
    }),
    imagesSeen: z.array(z.string()).optional().meta({
      description:
        "Pictures the product had when its form was opened; one that came since stays. Absent: those it has when the request arrives.",
    }),
  })
export type ProductChange = z.input<typeof productChange>

/** A product as its seller sees it. */
export const sellerProduct = product
  .extend({
    onSale: z.boolean().meta({ description: "The switch that PUT /api/product/stock turns." }),
    withdrawn: z.boolean().meta({ description: "Not on sale at all, e.g. withdrawn." }),
    quantity: z.number().optional().meta({
      description: "Units that can be sold; absent where units are not counted.",
    }),
  })
  .meta({ id: "SellerProduct" })
export type SellerProduct = z.infer<typeof sellerProduct>

export const withdrawRequest = z.object({ productId: z.string(), withdrawn: z.boolean() })

export const productForm = z.object({
  productData: z
    .string()
    .meta({ description: "JSON text of ProductData; of ProductChange in an update." }),
  images: z
    .array(z.string().meta({ format: "binary" }))
    .max(limits.images)
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
