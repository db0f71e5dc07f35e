import { link, paragraph } from "./blocks"
import type { Template } from "./template"

/** Tells the owner of an account, so that a stolen mailbox does not stay unnoticed. */
export const passwordChanged: Template<"password-changed"> = (
  { name, changedAt },
  shop,
  { words, formatMoment },
) => ({
  subject: words.passwordChanged.subject(shop.shopName),
  heading: words.passwordChanged.heading(name),
  blocks: [
    paragraph(words.passwordChanged.intro(formatMoment(changedAt))),
    paragraph(words.passwordChanged.notYou(shop.supportEmail)),
    link(words.passwordChanged.link, `${shop.publicUrl}/forgot-password`),
  ],
})
