import type { OrderStatusFacts } from "../mail"
import type { Speech } from "../speech"
import { link, note, paragraph } from "./blocks"
import type { Letter } from "./layout"
import type { ShopFacts } from "./template"

/** What a shopper is told of an order on its way; and what is to be paid, where the words say it. */
function statusLetter(about: "orderSent" | "orderDelivered" | "orderCancelled") {
  return (order: OrderStatusFacts, shop: ShopFacts, { words, formatPaise }: Speech): Letter => {
    const said = words[about]
    return {
      subject: said.subject(shop.shopName),
      heading: said.heading(order.name),
      blocks: [
        paragraph(said.intro),
        ...("pay" in said && order.toPay
          ? [paragraph(said.pay(formatPaise(order.totalPaise)))]
          : []),
        note(words.orderPlaced.reference(order.orderId)),
        link(words.orderPlaced.link, `${shop.publicUrl}/my-orders`),
      ],
    }
  }
}

export const orderSent = statusLetter("orderSent")
export const orderDelivered = statusLetter("orderDelivered")
export const orderCancelled = statusLetter("orderCancelled")
