import { en } from "../messages/en"
import { code, note, paragraph } from "./blocks"
import type { Template } from "./template"

/** The code that lets somebody choose a new password. */
export const resetCode: Template<"reset-code"> = ({ code: digits }, shop) => ({
  subject: en.resetCode.subject(shop.shopName),
  heading: en.resetCode.heading,
  blocks: [
    paragraph(en.resetCode.intro),
    code(digits),
    paragraph(en.codeValid),
    note(en.codeNotYou),
  ],
})
