import type { OrderFacts } from "../mail"
import { envelope, items, link, note, paragraph, sums } from "./blocks"
import type { Template } from "./template"

/** The order as placed: what, for how much, whereto. */
export const orderPlaced: Template<"order-placed"> = (order, shop, speech) => {
  const { formatPaise, formatMoment } = speech
  const words = speech.words.orderPlaced
  return {
    subject: words.subject(shop.shopName),
    heading: words.heading(order.address.firstName),
    blocks: [
      paragraph(words.intro),
      note(`${words.reference(order.orderId)} · ${words.placed(formatMoment(order.placedAt))}`),
      items(
        order.lines.map(({ name, quantity, unitPaise }) => ({
          name,
          detail: words.line(quantity, formatPaise(unitPaise)),
          amount: formatPaise(quantity * unitPaise),
        })),
      ),
      sums([
        { label: words.subtotal, amount: formatPaise(order.subtotalPaise) },
        { label: words.tax, amount: formatPaise(order.taxPaise) },
        {
          label: words.shipping,
          amount: order.shippingPaise ? formatPaise(order.shippingPaise) : words.free,
        },
        { label: words.total, amount: formatPaise(order.totalPaise) },
      ]),
      paragraph(
        order.payment === "COD"
          ? words.payment.COD(formatPaise(order.totalPaise))
          : words.payment.Online,
      ),
      envelope(words.address, addressLines(order.address)),
      link(words.link, `${shop.publicUrl}/my-orders`),
    ],
  }
}

function addressLines(address: OrderFacts["address"]): string[] {
  return [
    `${address.firstName} ${address.lastName}`,
    address.street,
    `${address.city}, ${address.state} ${address.zipCode}`,
    address.country,
    address.phone,
  ]
}
