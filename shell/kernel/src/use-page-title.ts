import { useEffect } from "react"
import { shop } from "./shop"

/** Names the page in the browser's tab and history: 'Contact · Grocery Shop'. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${shop.name}`
  }, [title])
}
