import { messages } from "@shop/api/messages"
import { deleteAddress } from "../../../../workflows/address/change-address"
import { call } from "../../../call"

/** Forgets an address of the signed-in shopper. */
export const POST = call("address.delete", async ({ body, session, scope }) => {
  const { addressId } = body
  await deleteAddress({ container: scope, customerId: session.subjectId, addressId })
  return { message: messages.addressDeleted }
})
