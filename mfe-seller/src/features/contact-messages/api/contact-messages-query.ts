import { api, queryOptions } from "@shop/kernel"

/** What shoppers have written to the shop, newest first. */
export const contactMessagesQuery = queryOptions({
  queryKey: ["contact", "list"],
  queryFn: async ({ signal }) => {
    const answer = await api.contact.list({ signal })
    if (!answer.success) throw new Error(answer.message)
    return answer.data
  },
})
