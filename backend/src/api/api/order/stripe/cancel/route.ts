import { messages } from "@shop/api/messages"
import { env } from "../../../../../server/env"
import { leavePage } from "../../../../../workflows/card-payment/leave-page"
import { call } from "../../../../call"

/**
 * The payment page's way back. It comes from another site and without a session, so it acts on its
 * token alone; whoever was faster and paid is led to their orders.
 */
export const GET = call("order.leavePage", async ({ request, response }) => {
  const state = await leavePage(String(request.query.token ?? ""))
  const to = state === "paid" ? "/my-orders" : "/cart"
  const headers = { "cache-control": "no-store", "referrer-policy": "no-referrer" }
  response.writeHead(303, { location: env().publicUrl + to, ...headers }).end()
  return { message: messages.paymentLeft }
})
