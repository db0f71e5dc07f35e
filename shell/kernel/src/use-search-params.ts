import { type NavigateOptions, useNavigate, useSearchParams as useShown } from "react-router-dom"

type Change = (current: URLSearchParams) => URLSearchParams

/**
 * The parameters of the address as last drawn, and what changes them. A change starts from what the
 * address says at that moment, not from what was last drawn as the router's own does: of a search that
 * is typed and a filter that is chosen right after, both stay.
 */
export function useSearchParams(): [
  URLSearchParams,
  (change: Change, options?: NavigateOptions) => void,
] {
  const [shown] = useShown()
  const navigate = useNavigate()

  function change(to: Change, options?: NavigateOptions) {
    void navigate(`?${to(new URLSearchParams(window.location.search))}`, options)
  }
  return [shown, change]
}
