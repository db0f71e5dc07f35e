import { useLocation, useNavigate, useSearchParams } from "react-router-dom"

const PATH = "/products"
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
    const isThere = now.pathname === PATH
    const query = new URLSearchParams(isThere ? now.search : "")
    if (text) query.set(PARAMETER, text)
    else query.delete(PARAMETER)
    // One entry in the history for a search, not one for each letter.
    void navigate(query.size > 0 ? `${PATH}?${query}` : PATH, { replace: isThere })
  }
  return [pathname === PATH ? (parameters.get(PARAMETER) ?? "") : "", search]
}
