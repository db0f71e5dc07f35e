import { messages } from "@shop/api/messages"
import { payAgain } from "../../../../workflows/card-payment/pay-online"
import { call } from "../../../call"

/** Leads back to the payment page of an own order. */
export const POST = call("order.pay", async ({ body, session }) => ({
  message: messages.paymentPage,
  url: await payAgain(body.orderId, session.subjectId),
}))
