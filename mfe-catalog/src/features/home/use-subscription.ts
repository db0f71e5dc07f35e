import { api, ApiError, useMutation } from "@shop/kernel"
import { useMessages } from "../../messages"

interface Answer {
  tone: "success" | "error"
  text: string
}

/** Asks the server for a link that subscribes, and puts into words what came of it. */
export function useSubscription() {
  const { newsletter } = useMessages()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (email: string) => api.newsletter.subscribe({ email }),
  })

  function inWords(): Answer | undefined {
    if (data) return { tone: data.success ? "success" : "error", text: data.message }
    if (!error) return undefined
    // Below 500 the server meant what it says; else nobody has read the e-mail.
    const isMeant = error instanceof ApiError && (error.status ?? 500) < 500
    return { tone: "error", text: isMeant ? error.message : newsletter.failed }
  }
  return { ask: mutate, isAsking: isPending, answer: isPending ? undefined : inWords() }
}
