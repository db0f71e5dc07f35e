import type { MailFacts, MailKind } from "./mail"
import { en } from "./messages/en"
import { accountExists } from "./templates/account-exists"
import { type ComposedMail, layout } from "./templates/layout"
import { orderPlaced } from "./templates/order-placed"
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
