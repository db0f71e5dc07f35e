import { api, ApiError, queryOptions } from "@shop/kernel"

/** The key under which every list of addresses stands; invalidate it after a change. */
export const allAddresses = ["address", "list"] as const

/**
 * The shopper's addresses, newest first. Keyed by shopper, so that the next person at this browser
 * never sees them. A failure is only logged (specification, section 8); the screen offers another try.
 */
export function addressesQuery(userId: string) {
  return queryOptions({
    queryKey: [...allAddresses, userId],
    queryFn: async ({ signal }) => {
      try {
        const answer = await api.address.list({ signal })
        if (!answer.success) throw new Error(answer.message)
        return answer.addresses
      } catch (error) {
        if (!signal.aborted) console.warn(reasonFor(error), error)
        throw error
      }
    },
  })
}

/** What the log says; of somebody who is not signed in any more, in the specification's words. */
function reasonFor(error: unknown): string {
  const isSignedOut = error instanceof ApiError && error.status === 401
  return isSignedOut ? "Please Login First" : "The addresses could not be loaded."
}
