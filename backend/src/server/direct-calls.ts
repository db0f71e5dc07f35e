import type { RequestListener } from "node:http"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { POST as updateCart } from "../api/api/cart/update/route"
import { POST as orderOnDelivery } from "../api/api/order/cod/route"
import { POST as signInSeller } from "../api/api/seller/login/route"
import { POST as signInShopper } from "../api/api/user/login/route"
import type { LoadedMedusa } from "./load-medusa"

/**
 * The calls that come most: a cart at each press of a button, the order itself, and sign-ins, of which
 * a flood must leave time for everybody else.
 */
const routes: Record<string, typeof updateCart> = {
  "POST /api/cart/update": updateCart,
  "POST /api/order/cod": orderOnDelivery,
  "POST /api/user/login": signInShopper,
  "POST /api/seller/login": signInSeller,
}

/**
 * Hands the busiest calls to their routes at once (docs/decisions/105). What Express would do for
 * them on the way, a session and a log of Medusa's, is for nothing: `call()` needs of a request just
 * Medusa's container and the request's id. Everything else goes to Medusa's application.
 */
export function directCalls({ app, container }: LoadedMedusa): RequestListener {
  return (request, response) => {
    const route = routes[`${request.method} ${(request.url ?? "").split("?", 1)[0]}`]
    if (!route) return app(request, response)
    const known = { scope: container, requestId: request.headers["x-request-id"] }
    void route(Object.assign(request, known) as MedusaRequest, response as MedusaResponse)
  }
}
