import { messages } from "@shop/api/messages"
import { readOrderParts } from "../../workflows/order/order-parts"
import { refuseWhen } from "./refuse-when"

/**
 * Refuses to cancel an order while a change of it is open. Medusa gives the money back first and refuses
 * last, so that a paid order would stand, and could be packed, with nothing paid for it.
 */
export const cancelUnchanged = refuseWhen(async ({ params }) => {
  const parts = await readOrderParts(params.id ?? "")
  return (parts?.open_changes.length ?? 0) > 0
}, messages.orderBeingEdited)
