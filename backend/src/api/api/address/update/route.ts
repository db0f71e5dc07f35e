import { messages } from "@shop/api/messages"
import { updateAddress } from "../../../../workflows/address/change-address"
import { call } from "../../../call"

/** Changes an address of the signed-in shopper. */
export const POST = call("address.update", async ({ body, session, scope }) => {
  const own = { container: scope, customerId: session.subjectId, addressId: body.addressId }
  await updateAddress(own, body.address)
  return { message: messages.addressUpdated }
})
