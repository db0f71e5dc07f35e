import { messages } from "@shop/api/messages"
import { addAddress } from "../../../../workflows/address/add-address"
import { call } from "../../../call"

/** Saves an address of the signed-in shopper. */
export const POST = call("address.add", async ({ body, session, scope }) => {
  await addAddress(scope, session.subjectId, body.address)
  return { message: messages.addressAdded }
})
