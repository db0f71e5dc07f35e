import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query"
import { ApiError } from "../api"
import { notify } from "../notices"
import { checkSession } from "../session/session"
import { recheckSellerSession } from "../session/seller-session"

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Show the failure's sentence as a notice. */
      notifyOnError?: boolean
    }
  }
}

/** A 401 means that a session ended elsewhere or by age: find out which, so that screens follow. */
function followEndedSession(error: unknown) {
  if (!(error instanceof ApiError) || error.status !== 401) return
  void checkSession()
  void recheckSellerSession()
}

/** The one query cache: what two micro-frontends ask for alike is fetched once. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
      followEndedSession(error)
      if (query.meta?.notifyOnError) notify.error(error.message)
    },
  }),
  mutationCache: new MutationCache({ onError: followEndedSession }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // An answer with a status was meant; only a network that went away is worth a second try.
      retry: (failures, error) => !(error instanceof ApiError) && failures < 1,
    },
    // Without a network a press fails and says so; it does not wait unseen and act much later.
    mutations: { networkMode: "always" },
  },
})
