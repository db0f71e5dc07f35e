import { code, note, paragraph } from "./blocks"
import type { Template } from "./template"

/**
 * Letters, blanks, apostrophes and hyphens. Anybody may have this mail sent to anybody, so it carries
 * nothing that could be an address or an offer.
 */
const PLAIN_NAME = /^[\p{L}\p{M}' -]{1,40}$/u

/** The code that proves a new shopper's e-mail. */
export const registrationCode: Template<"registration-code"> = (
  { name, code: digits },
  shop,
  { words },
) => ({
  subject: words.registrationCode.subject(shop.shopName),
  heading: words.registrationCode.heading(PLAIN_NAME.test(name) ? name : undefined),
  blocks: [
    paragraph(words.registrationCode.intro),
    code(digits),
    paragraph(words.codeValid),
    note(words.codeNotYou),
  ],
})
