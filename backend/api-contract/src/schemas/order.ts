import { z } from "zod"
import { limits } from "../limits.js"
import { address } from "./address.js"
import { isoTime, rupees } from "./fields.js"
import { product } from "./product.js"

export const orderRequest = z.object({
  userId: z.string().optional().meta({ description: "Only compared with the session's." }),
  items: z.array(z.object({ productId: z.string(), quantity: z.number() })),
  addressId: z.string(),
  expectedAmount: z
    .number()
    .optional()
    .meta({ description: "Rupees the shopper was shown; another amount refuses the order." }),
})
export type OrderRequest = z.infer<typeof orderRequest>

export const orderStatus = z.enum([
  "Pending payment",
  "Order Placed",
  "Packed",
  "Out for delivery",
  "Delivered",
  "Cancelled",
])
export type OrderStatus = z.infer<typeof orderStatus>

/** All absent: the list from its begin, as the specification has it. */
export const ownOrdersRequest = z.object({
  before: z.string().optional().meta({ description: "`next` of the answer before." }),
  orderId: z.string().optional().meta({ description: "This order only, if it is the shopper's." }),
})

/** All absent: every order, as the specification has it. */
export const orderListRequest = ownOrdersRequest.omit({ orderId: true }).extend({
  search: z.string().max(limits.addressField).optional().meta({
    description: "A part of the name, the phone or the order number.",
  }),
  status: orderStatus.optional().meta({ description: "Only those of this status." }),
})

export const orderMoveRequest = z.object({
  orderId: z.string(),
  status: z.string().meta({
    description:
      "Packed, Out for delivery or Delivered, each after the one before; or Cancelled, before it " +
      "is out for delivery. The status it has already is a success without effect.",
  }),
  paid: z.boolean().optional().meta({
    description:
      "With Delivered, of an order paid on delivery: whether the money was taken. Default true.",
  }),
})

export const orderCancelRequest = z.object({ orderId: z.string() })
export const orderPayRequest = z.object({ orderId: z.string() })
export const orderRefundRequest = z.object({
  orderId: z.string(),
  otherwise: z.boolean().optional().meta({
    description:
      "Of problem refund: the shopper was paid in another way. It is noted, and no money moves.",
  }),
})

/** How an order's card payment stands. */
export const cardPayment = z.object({
  state: z
    .enum(["open", "paid", "expired", "failed", "cancelled", "mismatched", "refunding", "refunded"])
    .meta({
      description:
        "open: can be paid. mismatched: another amount came in, the seller decides. refunding: all " +
        "money goes back.",
    }),
  payBefore: isoTime.optional().meta({ description: "Of an open one: when its page closes." }),
  refunded: rupees.optional().meta({ description: "Rupees given back so far, if any." }),
  owed: rupees.optional().meta({
    description: "Rupees that failed refunds should have given back, to the seller to repeat.",
  }),
  problem: z
    .enum(["amount", "dispute", "gone", "page", "lost", "refund"])
    .optional()
    .meta({
      description:
        "What the seller has to look at in the provider's pages. refund: one failed later, its money " +
        "is still owed.",
    }),
})

/** The product as it was ordered; later changes never alter it. */
export const orderedProduct = product.partial({ inStock: true }).extend({ category: z.string() })

export const order = z
  .object({
    _id: z.string(),
    paymentType: z.enum(["COD", "Online"]),
    amount: rupees.meta({ description: "Rupees, tax included." }),
    status: orderStatus,
    isPaid: z.boolean(),
    payment: cardPayment
      .optional()
      .meta({ description: "Of an order paid by card (an addition to the specification)." }),
    createdAt: isoTime,
    address: address.omit({ _id: true }),
    items: z.array(z.object({ product: orderedProduct, quantity: z.number() })),
  })
  .meta({ id: "Order" })
export type Order = z.infer<typeof order>
