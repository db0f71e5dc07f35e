import { api, queryOptions } from "@shop/kernel"
import { inTime, retryOnce } from "../../../shared/list/in-time"

/** What shoppers have written to the shop, newest first. */
export const contactMessagesQuery = queryOptions({
  queryKey: ["contact", "list"],
  queryFn: async ({ signal }) => {
    const answer = await api.contact.list({ signal: inTime(signal) })
    if (!answer.success) throw new Error(answer.message)
    return answer.data
  },
  retry: retryOnce,
})
