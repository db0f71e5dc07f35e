import { formatMoment } from "../format"
import { en } from "../messages/en"
import { link, paragraph } from "./blocks"
import type { Template } from "./template"

/** Tells the owner of an account, so that a stolen mailbox does not stay unnoticed. */
export const passwordChanged: Template<"password-changed"> = ({ name, changedAt }, shop) => ({
  subject: en.passwordChanged.subject(shop.shopName),
  heading: en.passwordChanged.heading(name),
  blocks: [
    paragraph(en.passwordChanged.intro(formatMoment(changedAt))),
    paragraph(en.passwordChanged.notYou(shop.supportEmail)),
    link(en.passwordChanged.link, `${shop.publicUrl}/forgot-password`),
  ],
})
