import { link, note, paragraph } from "./blocks"
import type { Template } from "./template"

/** Asks whether it was really them; the page it links to has the button that subscribes. */
export const newsletterConfirm: Template<"newsletter-confirm"> = ({ code }, shop, { words }) => ({
  subject: words.newsletterConfirm.subject(shop.shopName),
  heading: words.newsletterConfirm.heading,
  blocks: [
    paragraph(words.newsletterConfirm.intro(shop.shopName)),
    link(words.newsletterConfirm.link, `${shop.publicUrl}/newsletter/confirm?token=${code}`),
    note(words.newsletterConfirm.notYou),
  ],
})

/** The first newsletter. */
export const newsletterWelcome: Template<"newsletter-welcome"> = ({ code }, shop, { words }) => ({
  subject: words.newsletterWelcome.subject(shop.shopName),
  heading: words.newsletterWelcome.heading,
  blocks: [
    paragraph(words.newsletterWelcome.intro(shop.shopName)),
    link(words.newsletterWelcome.link, `${shop.publicUrl}/newsletter/unsubscribe?token=${code}`),
  ],
  unsubscribeUrl: `${shop.publicUrl}/api/newsletter/one-click?token=${code}`,
})
