import type { ContactMessage } from "@shop/kernel"

/** Which messages are shown; the empty text for all. */
export type Show = "" | "open" | "answered"

/** The messages that hold a text in name, e-mail or words, in any case, and stand as wanted. */
export function chooseMessages(
  messages: readonly ContactMessage[],
  { search, show }: { search: string; show: Show },
): ContactMessage[] {
  const text = search.trim().toLocaleLowerCase()
  return messages.filter(
    ({ name, email, message, answered }) =>
      (!show || answered === (show === "answered")) &&
      [name, email, message].some((part) => part.toLocaleLowerCase().includes(text)),
  )
}
