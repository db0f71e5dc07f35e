import { formatMoment, formatPaise } from "../format"
import type { PaymentFacts } from "../mail"
import { en } from "../messages/en"
import { type Block, link, note, paragraph } from "./blocks"
import type { Letter } from "./layout"
import type { ShopFacts, Template } from "./template"

interface Words {
  subject: (shop: string) => string
  heading: (name: string) => string
  after: string
}

/** What a shopper is told of their money: what happened, what follows, and where to look. */
function paymentLetter(words: Words, intro: (facts: PaymentFacts) => string, goTo: Destination) {
  return (facts: PaymentFacts, shop: ShopFacts): Letter => {
    const blocks: Block[] = [
      paragraph(intro(facts)),
      paragraph(words.after),
      note(en.orderPlaced.reference(facts.orderId)),
      link(goTo.label, `${shop.publicUrl}${goTo.path}`),
    ]
    return { subject: words.subject(shop.shopName), heading: words.heading(facts.name), blocks }
  }
}

interface Destination {
  label: string
  path: string
}

const orders = { label: en.orderPlaced.link, path: "/my-orders" }
const amountOf = ({ amountPaise }: PaymentFacts) => formatPaise(amountPaise)

export const paymentReceived: Template<"payment-received"> = paymentLetter(
  en.paymentReceived,
  (facts) => en.paymentReceived.intro(amountOf(facts), formatMoment(facts.at)),
  orders,
)
export const paymentExpired: Template<"payment-expired"> = paymentLetter(
  en.paymentExpired,
  (facts) => en.paymentExpired.intro(amountOf(facts)),
  orders,
)
export const paymentFailed: Template<"payment-failed"> = paymentLetter(
  en.paymentFailed,
  (facts) => en.paymentFailed.intro(amountOf(facts)),
  orders,
)
export const paymentRefunded: Template<"payment-refunded"> = paymentLetter(
  en.paymentRefunded,
  (facts) => en.paymentRefunded.intro(amountOf(facts)),
  orders,
)

export const paymentProblem: Template<"payment-problem"> = ({ orderId, problem }, shop) => ({
  subject: en.paymentProblem.subject(shop.shopName),
  heading: en.paymentProblem.heading,
  blocks: [
    paragraph(en.paymentProblem.of[problem]),
    note(en.orderPlaced.reference(orderId)),
    link(en.paymentProblem.link, `${shop.publicUrl}/seller/orders`),
  ],
})
