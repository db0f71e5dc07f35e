import { link, note, paragraph } from "./blocks"
import type { Template } from "./template"

/** Told by mail, and only by mail, when a registered address asks to register. */
export const accountExists: Template<"account-exists"> = (_facts, shop, { words }) => ({
  subject: words.accountExists.subject(shop.shopName),
  heading: words.accountExists.heading,
  blocks: [
    paragraph(words.accountExists.intro(shop.shopName)),
    paragraph(words.accountExists.signIn),
    link(words.accountExists.link, `${shop.publicUrl}/forgot-password`),
    note(words.accountExists.notYou),
  ],
})
