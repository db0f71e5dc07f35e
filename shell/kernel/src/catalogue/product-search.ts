import { useLocation, useNavigate, useSearchParams } from "react-router-dom"

const PATH = "/products"
const PARAMETER = "q"

/**
 * The text products are searched by, and what changes it. It lives in the address (`/products?q=rice`),
 * so that a search can be shared, reloaded and gone back to; changing it leads to /products.
 */
export function useProductSearch(): [text: string, search: (text: string) => void] {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const isThere = pathname === PATH

  function search(text: string) {
    const query = text ? `?${new URLSearchParams({ [PARAMETER]: text })}` : ""
    // One entry in the history for a search, not one for each letter.
    void navigate(PATH + query, { replace: isThere })
  }
  return [isThere ? (parameters.get(PARAMETER) ?? "") : "", search]
}
