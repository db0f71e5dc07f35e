import type { Mail } from "./read-mail.js"

/** What a list shows of a mail. */
export interface MailSummary {
  id: string
  receivedAt: string
  from: string
  to: string[]
  subject: string
  messageId: string
  /** The first words of the text. */
  preview: string
}

const PREVIEW_LENGTH = 140

/** The list entry of a mail. */
export function summarise(mail: Mail): MailSummary {
  const { id, receivedAt, from, to, subject, messageId } = mail
  const preview = (mail.text ?? "").replace(/\s+/g, " ").trim().slice(0, PREVIEW_LENGTH)
  return { id, receivedAt, from, to, subject, messageId, preview }
}
