import { messages } from "@shop/api/messages"
import { Refusal } from "../../../../refusal"
import { call } from "../../../call"
import { refuseOtherUser } from "../refuse-other-user"

/** Card payments come with an issue of their own. */
export const POST = call("order.online", async ({ body, session }) => {
  refuseOtherUser(body.userId, session)
  throw new Refusal(messages.onlinePaymentUnavailable)
})
