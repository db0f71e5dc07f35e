import { en } from "../messages/en"
import { link, note, paragraph } from "./blocks"
import type { Template } from "./template"

/** Told by mail, and only by mail, when a registered address asks to register. */
export const accountExists: Template<"account-exists"> = (_facts, shop) => ({
  subject: en.accountExists.subject(shop.shopName),
  heading: en.accountExists.heading,
  blocks: [
    paragraph(en.accountExists.intro(shop.shopName)),
    paragraph(en.accountExists.signIn),
    link(en.accountExists.link, `${shop.publicUrl}/forgot-password`),
    note(en.accountExists.notYou),
  ],
})
