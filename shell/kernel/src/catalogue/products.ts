import { queryOptions, useQuery } from "@tanstack/react-query"
import { api, ApiError } from "../api"
import { getMessages } from "../messages/kernel-messages"

/** A list that has not come after so long, in ms, is not coming: a person may then ask again. */
const PATIENCE = 20_000

/** What a person can be told of a failure: the server's sentence, or ours where it gave none. */
function inWords(error: unknown): unknown {
  if (error instanceof ApiError && error.message) return error
  return new Error(getMessages().productsUnavailable, { cause: error })
}

/**
 * Every product on sale, out of stock ones too. A failure is shown as a notice with the server's
 * sentence; silence, a fault of the network and an answer that is no list are failures too.
 * Invalidate its `queryKey` after changing products or stock.
 */
export const productsQuery = queryOptions({
  queryKey: ["product", "list"],
  queryFn: async ({ signal }) => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])
    const answer = await api.product.list({ signal: inTime }).catch((error: unknown) => {
      throw signal.aborted ? error : inWords(error)
    })
    if (!answer.success) throw new Error(answer.message)
    return answer.products
  },
  // Only a network that failed at once is worth asking again unasked; silence was waited for already.
  retry: (failures, { cause }) => cause instanceof TypeError && failures < 1,
  meta: { notifyOnError: true },
})

/** The products, one cache for all micro-frontends. */
export function useProducts() {
  return useQuery(productsQuery)
}
