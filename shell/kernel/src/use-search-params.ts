import { useCallback } from "react"
import {
  createSearchParams,
  type SetURLSearchParams,
  useNavigate,
  useSearchParams as useShown,
} from "react-router-dom"

/**
 * The router's `useSearchParams`, but for one thing: what changes the parameters by a function gets
 * those that the address has at that moment, not those last drawn. Of a search that is typed and a
 * filter that is chosen right after, both stay.
 */
export function useSearchParams(
  ...defaults: Parameters<typeof useShown>
): [URLSearchParams, SetURLSearchParams] {
  const [shown] = useShown(...defaults)
  const navigate = useNavigate()
  const change: SetURLSearchParams = useCallback(
    (next, options) => {
      const wanted =
        typeof next === "function" ? next(new URLSearchParams(window.location.search)) : next
      void navigate(`?${createSearchParams(wanted)}`, options)
    },
    [navigate],
  )
  return [shown, change]
}
