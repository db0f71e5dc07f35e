import { formatPaise } from "../format"
import type { OrderStatusFacts } from "../mail"
import { en } from "../messages/en"
import { link, note, paragraph } from "./blocks"
import type { Letter } from "./layout"
import type { ShopFacts } from "./template"

type Words = (typeof en)["orderSent" | "orderDelivered" | "orderCancelled"]

/** What a shopper is told of an order on its way; `pay` says what is to be paid, where it is. */
function statusLetter(words: Words, pay?: (amount: string) => string) {
  return (order: OrderStatusFacts, shop: ShopFacts): Letter => ({
    subject: words.subject(shop.shopName),
    heading: words.heading(order.name),
    blocks: [
      paragraph(words.intro),
      ...(pay && order.toPay ? [paragraph(pay(formatPaise(order.totalPaise)))] : []),
      note(en.orderPlaced.reference(order.orderId)),
      link(en.orderPlaced.link, `${shop.publicUrl}/my-orders`),
    ],
  })
}

export const orderSent = statusLetter(en.orderSent, en.orderSent.pay)
export const orderDelivered = statusLetter(en.orderDelivered)
export const orderCancelled = statusLetter(en.orderCancelled)
