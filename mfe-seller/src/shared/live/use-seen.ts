import { useEffect } from "react"
import { clearNews, type News } from "./news"

/** Marks what has arrived stay while its list is open, and are gone once it was left. */
export function useSeen(kind: keyof News): void {
  useEffect(() => () => clearNews(kind), [kind])
}
