import { useLocation, useNavigate, useSearchParams } from "react-router-dom"

/** The page that shows what was found. */
export const PRODUCT_SEARCH_PATH = "/products"
const PARAMETER = "q"

/**
 * The text products are searched by, and what changes it. It lives in the address (`/products?q=rice`),
 * so that a search can be shared, reloaded and gone back to; changing it leads to /products. What else
 * the list is narrowed and sorted by there stays.
 */
export function useProductSearch(): [text: string, search: (text: string) => void] {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()

  function search(text: string) {
    // The next letter may come before the page of the last one has been drawn.
    const now = window.location
    const isThere = now.pathname === PRODUCT_SEARCH_PATH
    const query = new URLSearchParams(isThere ? now.search : "")
    if (text) query.set(PARAMETER, text)
    else query.delete(PARAMETER)
    // One entry in the history for a search, not one for each letter.
    void navigate(query.size > 0 ? `${PRODUCT_SEARCH_PATH}?${query}` : PRODUCT_SEARCH_PATH, {
      replace: isThere,
    })
  }
  return [pathname === PRODUCT_SEARCH_PATH ? (parameters.get(PARAMETER) ?? "") : "", search]
}
