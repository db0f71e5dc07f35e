import type { MailFacts, MailKind } from "./mail"
import { en } from "./messages/en"
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

/** Writes a mail: subject, HTML and plain text. */
export function compose<Kind extends MailKind>(
  kind: Kind,
  facts: MailFacts[Kind],
  shop: ShopFacts,
): ComposedMail {
  const template: Template<Kind> = templates[kind]
  return layout(template(facts, shop), {
    shopName: shop.shopName,
    publicUrl: shop.publicUrl,
    footer: [en.footer(shop.supportEmail), en.automatic],
  })
}
