import { createApi } from "@shop/api/client"
import { inWords } from "./messages/kernel-messages"

export { ApiError } from "@shop/api/client"

/** The one client of all calls, on the page's own origin: the storefront server passes `/api` on. */
export const api = createApi({
  baseUrl: typeof location === "undefined" ? "http://localhost" : location.origin,
  translate: inWords,
})
