import { messages } from "@shop/api/messages"
import { payOnline } from "../../../../workflows/card-payment/pay-online"
import { call } from "../../../call"
import { idempotencyKey } from "../idempotency-key"
import { refuseOtherUser } from "../refuse-other-user"

/** Orders, to be paid by card on the page whose address is answered. */
export const POST = call("order.online", async ({ body, session, request, arrivedAt }) => {
  refuseOtherUser(body.userId, session)
  const customerId = session.subjectId
  const url = await payOnline({ ...body, customerId, key: idempotencyKey(request), arrivedAt })
  return { message: messages.paymentPage, url }
})
