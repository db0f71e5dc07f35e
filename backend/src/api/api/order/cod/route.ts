import { messages } from "@shop/api/messages"
import { placeOrder } from "../../../../workflows/order/place-order"
import { call } from "../../../call"
import { idempotencyKey } from "../idempotency-key"
import { refuseOtherUser } from "../refuse-other-user"

/** Orders for cash on delivery; the same press twice is one order. */
export const POST = call("order.cod", async ({ body, session, request, arrivedAt }) => {
  refuseOtherUser(body.userId, session)
  await placeOrder({
    ...body,
    payment: "COD",
    customerId: session.subjectId,
    key: idempotencyKey(request),
    arrivedAt,
  })
  return { message: messages.orderPlaced }
})
