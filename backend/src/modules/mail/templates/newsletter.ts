import { en } from "../messages/en"
import { link, note, paragraph } from "./blocks"
import type { Template } from "./template"

/** Asks whether it was really them; the page it links to has the button that subscribes. */
export const newsletterConfirm: Template<"newsletter-confirm"> = ({ code }, shop) => ({
  subject: en.newsletterConfirm.subject(shop.shopName),
  heading: en.newsletterConfirm.heading,
  blocks: [
    paragraph(en.newsletterConfirm.intro(shop.shopName)),
    link(en.newsletterConfirm.link, `${shop.publicUrl}/newsletter/confirm?token=${code}`),
    note(en.newsletterConfirm.notYou),
  ],
})

/** The first newsletter. */
export const newsletterWelcome: Template<"newsletter-welcome"> = ({ code }, shop) => ({
  subject: en.newsletterWelcome.subject(shop.shopName),
  heading: en.newsletterWelcome.heading,
  blocks: [
    paragraph(en.newsletterWelcome.intro(shop.shopName)),
    link(en.newsletterWelcome.link, `${shop.publicUrl}/newsletter/unsubscribe?token=${code}`),
  ],
  unsubscribeUrl: `${shop.publicUrl}/api/newsletter/one-click?token=${code}`,
})
