import { en } from "../messages/en"
import { code, note, paragraph } from "./blocks"
import type { Template } from "./template"

/**
 * Letters, blanks, apostrophes and hyphens. Anybody may have this mail sent to anybody, so it carries
 * nothing that could be an address or an offer.
 */
const PLAIN_NAME = /^[\p{L}\p{M}' -]{1,40}$/u

/** The code that proves a new shopper's e-mail. */
export const registrationCode: Template<"registration-code"> = ({ name, code: digits }, shop) => ({
  subject: en.registrationCode.subject(shop.shopName),
  heading: en.registrationCode.heading(PLAIN_NAME.test(name) ? name : undefined),
  blocks: [
    paragraph(en.registrationCode.intro),
    code(digits),
    paragraph(en.codeValid),
    note(en.codeNotYou),
  ],
})
