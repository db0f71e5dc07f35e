import { code, note, paragraph } from "./blocks"
import type { Template } from "./template"

/** The code that lets somebody choose a new password. */
export const resetCode: Template<"reset-code"> = ({ code: digits }, shop, { words }) => ({
  subject: words.resetCode.subject(shop.shopName),
  heading: words.resetCode.heading,
  blocks: [
    paragraph(words.resetCode.intro),
    code(digits),
    paragraph(words.codeValid),
    note(words.codeNotYou),
  ],
})
