import { api, useMutation, useSearchParams } from "@shop/kernel"

export type NewsletterStep = "confirm" | "unsubscribe"

/** `wrong`: a link too old, cut off or invented; `away`: the server could not be asked. */
type LinkState = "asked" | "done" | "wrong" | "away"

/** The token in the address, and what its link does when the button is pressed. */
export function useNewsletterLink(step: NewsletterStep) {
  const token = useSearchParams()[0].get("token") ?? ""
  const { mutate, isPending, data, isError } = useMutation({
    mutationFn: () => api.newsletter[step]({ token }),
  })

  function stateNow(): LinkState {
    if (!token || data?.success === false) return "wrong"
    if (data) return "done"
    return isError ? "away" : "asked"
  }
  const isAnswered = data !== undefined
  return { state: stateNow(), isRunning: isPending, isAnswered, press: () => mutate() }
}
