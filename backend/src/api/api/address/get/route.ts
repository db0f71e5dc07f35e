import { messages } from "@shop/api/messages"
import { listAddresses } from "../../../../workflows/address/list-addresses"
import { call } from "../../../call"

/** The signed-in shopper's addresses. */
export const GET = call("address.list", async ({ session }) => ({
  message: messages.addresses,
  addresses: await listAddresses(session.subjectId),
}))
