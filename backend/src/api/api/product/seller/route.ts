import { messages } from "@shop/api/messages"
import { listSellerShelf } from "../../../../catalogue/seller-shelf"
import { call } from "../../../call"

/** Every product with what only its seller may know. */
export const GET = call("product.mine", async () => ({
  message: messages.products,
  products: await listSellerShelf(),
}))
