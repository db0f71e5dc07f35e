import type { PaymentFacts } from "../mail"
import type { Speech } from "../speech"
import { link, note, paragraph } from "./blocks"
import type { Letter } from "./layout"
import type { ShopFacts, Template } from "./template"

/** What a shopper is told of their money: what happened, what follows, and where to look. */
function paymentLetter(
  about: "paymentReceived" | "paymentExpired" | "paymentFailed" | "paymentRefunded",
) {
  return (facts: PaymentFacts, shop: ShopFacts, { words, ...speech }: Speech): Letter => {
    const said = words[about]
    const amount = speech.formatPaise(facts.amountPaise)
    return {
      subject: said.subject(shop.shopName),
      heading: said.heading(facts.name),
      blocks: [
        paragraph(said.intro(amount, speech.formatMoment(facts.at))),
        paragraph(said.after),
        note(words.orderPlaced.reference(facts.orderId)),
        link(words.orderPlaced.link, `${shop.publicUrl}/my-orders`),
      ],
    }
  }
}

export const paymentReceived = paymentLetter("paymentReceived")
export const paymentExpired = paymentLetter("paymentExpired")
export const paymentFailed = paymentLetter("paymentFailed")
export const paymentRefunded = paymentLetter("paymentRefunded")

export const paymentProblem: Template<"payment-problem"> = (
  { orderId, problem },
  shop,
  { words },
) => ({
  subject: words.paymentProblem.subject(shop.shopName),
  heading: words.paymentProblem.heading,
  blocks: [
    paragraph(words.paymentProblem.of[problem]),
    note(words.orderPlaced.reference(orderId)),
    link(words.paymentProblem.link, `${shop.publicUrl}/seller/orders`),
  ],
})
