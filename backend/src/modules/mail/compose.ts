import type { Language } from "@shop/api/language"
import type { MailFacts, MailKind } from "./mail"
import { speechIn } from "./speech"
import { accountExists } from "./templates/account-exists"
import { type ComposedMail, layout } from "./templates/layout"
import { newsletterConfirm, newsletterWelcome } from "./templates/newsletter"
import { orderPlaced } from "./templates/order-placed"
import { orderCancelled, orderDelivered, orderSent } from "./templates/order-status"
import {
  paymentExpired,
  paymentFailed,
  paymentProblem,
  paymentReceived,
  paymentRefunded,
} from "./templates/payment"
import { passwordChanged } from "./templates/password-changed"
import { registrationCode } from "./templates/registration-code"
import { resetCode } from "./templates/reset-code"
import type { ShopFacts, Template } from "./templates/template"

const templates: { [Kind in MailKind]: Template<Kind> } = {
  "registration-code": registrationCode,
  "reset-code": resetCode,
  "account-exists": accountExists,
  "password-changed": passwordChanged,
  "order-placed": orderPlaced,
  "order-sent": orderSent,
  "order-delivered": orderDelivered,
  "order-cancelled": orderCancelled,
  "payment-received": paymentReceived,
  "payment-expired": paymentExpired,
  "payment-failed": paymentFailed,
  "payment-refunded": paymentRefunded,
  "payment-problem": paymentProblem,
  "newsletter-confirm": newsletterConfirm,
  "newsletter-welcome": newsletterWelcome,
}

/** Writes a mail in a language: subject, HTML and plain text. */
export function compose<Kind extends MailKind>(
  kind: Kind,
  facts: MailFacts[Kind],
  shop: ShopFacts,
  language: Language,
): ComposedMail {
  const template: Template<Kind> = templates[kind]
  const speech = speechIn[language]
  return layout(template(facts, shop, speech), {
    shopName: shop.shopName,
    publicUrl: shop.publicUrl,
    language: speech.language,
    footer: [speech.words.footer(shop.supportEmail), speech.words.automatic],
  })
}
