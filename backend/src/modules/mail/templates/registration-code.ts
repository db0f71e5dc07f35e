import { en } from "../messages/en"
import { code, note, paragraph } from "./blocks"
import type { Template } from "./template"

/** The code that proves a new shopper's e-mail. */
export const registrationCode: Template<"registration-code"> = ({ name, code: digits }, shop) => ({
  subject: en.registrationCode.subject(shop.shopName),
  heading: en.registrationCode.heading(name),
  blocks: [
    paragraph(en.registrationCode.intro),
    code(digits),
    paragraph(en.codeValid),
    note(en.codeNotYou),
  ],
})
