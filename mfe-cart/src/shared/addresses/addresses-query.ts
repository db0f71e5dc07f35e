import { api, queryOptions } from "@shop/kernel"

/**
 * The shopper's addresses, newest first. Keyed by shopper, so that the next person at this browser
 * never sees them. A failure is only logged (specification, section 8); the screen offers another try.
 */
export function addressesQuery(userId: string) {
  return queryOptions({
    queryKey: ["address", "list", userId],
    queryFn: async ({ signal }) => {
      const answer = await api.address.list({ signal })
      if (!answer.success) throw new Error(answer.message)
      return answer.addresses
    },
  })
}
