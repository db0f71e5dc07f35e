import { api, type ContactMessage, queryOptions } from "@shop/kernel"
import { inTime, retryOnce } from "../../../shared/list/in-time"

/** What shoppers have written to the shop, newest first. */
export const contactMessagesQuery = queryOptions({
  queryKey: ["contact", "list"],
  queryFn: async ({ signal }) => {
    const answer = await api.contact.list({ signal: inTime(signal) })
    // The specification reads `data` alone.
    if (!("data" in answer)) throw new Error(answer.message)
    return answer.data.map(withSender)
  },
  retry: retryOnce,
})

/** The specification lets a message name its sender in a nested user instead, or not at all. */
function withSender(message: Unsigned): ContactMessage {
  const { name = "", email = "" } = { ...message.user, ...message }
  return { ...message, name, email }
}

type Sender = Partial<Pick<ContactMessage, "name" | "email">>
type Unsigned = Omit<ContactMessage, keyof Sender> & Sender & { user?: Sender }
