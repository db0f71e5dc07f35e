import { api, ApiError, queryOptions } from "@shop/kernel"
import { getMessages } from "../../messages"
import { inTime, retryOnce } from "../list/in-time"

/** What a seller can be told of a failure: the server's sentence, or ours where it gave none. */
function inWords(error: unknown): unknown {
  if (error instanceof TypeError || (error instanceof ApiError && error.message)) return error
  return new Error(getMessages().productList.failed, { cause: error })
}

/** Every product with its count, withdrawn ones too, newest first. A failure is shown as a notice. */
export const sellerProductsQuery = queryOptions({
  queryKey: ["product", "mine"],
  queryFn: async ({ signal }) => {
    const answer = await api.product
      .mine({ signal: inTime(signal) })
      .catch((error: unknown) => Promise.reject(signal.aborted ? error : inWords(error)))
    if (!answer.success) throw new Error(answer.message || getMessages().productList.failed)
    return answer.products
  },
  retry: retryOnce,
  meta: { notifyOnError: true },
})
