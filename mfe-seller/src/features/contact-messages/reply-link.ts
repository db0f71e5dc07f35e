import type { ContactMessage } from "@shop/kernel"

/** What of the message is quoted, in characters: some mail programs take no longer addresses. */
const QUOTED = 800

/** Opens the seller's mail program with an answer begun: to whom, about what, and the words below. */
export function replyLink({ email, message }: ContactMessage, subject: string): string {
  const quoted = [...message].slice(0, QUOTED).join("").replace(/^/gm, "> ")
  const body = `\r\n\r\n${quoted.replaceAll("\n", "\r\n")}`
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
