import PostalMime, { type Address } from "postal-mime"

/** A received mail, decoded. Addresses are lower-cased: the shop compares them so. */
export interface Mail {
  id: string
  /** When the sandbox received it, ISO 8601 UTC. */
  receivedAt: string
  from: string
  /** Whom the envelope named, which is who got it; a header can say otherwise. */
  to: string[]
  subject: string
  messageId: string
  headers: { name: string; value: string }[]
  text?: string
  html?: string
  attachments: { name: string; type: string }[]
}

/** Name of the header in which the mail server notes one envelope recipient, as relays do. */
export const RECIPIENT_HEADER = "Delivered-To"

/** Decodes one stored mail. A mail that no parser can read comes back as its raw text. */
export async function readMail(id: string, raw: Uint8Array): Promise<Mail> {
  const receivedAt = timeOf(id)
  try {
    const mail = await PostalMime.parse(raw)
    const envelope = mail.headers.filter(({ key }) => key === RECIPIENT_HEADER.toLowerCase())
    return {
      id,
      receivedAt,
      from: addresses(mail.from ? [mail.from] : [])[0] ?? "",
      to: envelope.length ? envelope.map(({ value }) => value.toLowerCase()) : addresses(mail.to),
      subject: mail.subject ?? "",
      messageId: mail.messageId ?? "",
      headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
      text: mail.text,
      html: mail.html,
      attachments: mail.attachments.map((file) => ({
        name: file.filename ?? file.mimeType,
        type: file.mimeType,
      })),
    }
  } catch {
    const text = new TextDecoder().decode(raw)
    const nothing = { from: "", to: [], subject: "", messageId: "", headers: [], attachments: [] }
    return { id, receivedAt, ...nothing, text }
  }
}

function addresses(list: Address[] = []): string[] {
  return list
    .flatMap((entry) => entry.group ?? [entry])
    .map(({ address }) => (address ?? "").toLowerCase())
}

/** `20260131T101502123Z-…` → `2026-01-31T10:15:02.123Z` */
function timeOf(id: string): string {
  return id.replace(/^(....)(..)(..)T(..)(..)(..)(...)Z.*$/, "$1-$2-$3T$4:$5:$6.$7Z")
}
