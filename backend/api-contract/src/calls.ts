import { z } from "zod"
import { type CallName, type Endpoint, endpoints } from "./endpoints.js"
import {
  address,
  addressAddRequest,
  addressDeleteRequest,
  addressUpdateRequest,
} from "./schemas/address.js"
import { success } from "./schemas/answer.js"
import { contactAnsweredRequest, contactMessage, contactSendRequest } from "./schemas/contact.js"
import { newsletterRequest, newsletterToken } from "./schemas/newsletter.js"
import {
  order,
  orderCancelRequest,
  orderListRequest,
  orderMoveRequest,
  orderPayRequest,
  orderRefundRequest,
  orderRequest,
  ownOrdersRequest,
} from "./schemas/order.js"
import {
  product,
  productForm,
  sellerProduct,
  stockRequest,
  withdrawRequest,
} from "./schemas/product.js"
import {
  cartUpdateRequest,
  credentials,
  forgotPasswordRequest,
  registerRequest,
  sendOtpRequest,
  user,
  verifyOtpRequest,
} from "./schemas/user.js"

const nothing = z.object({})
const said = success({})
const someOrders = success({
  orders: z.array(order),
  next: z.string().optional().meta({ description: "Where older orders begin, if there are more." }),
})

/** Request and success schemas of every call; a refusal (`schemas/answer.ts`) is always possible. */
const schemas = {
  "user.isAuth": { request: nothing, answer: success({ user }), summary: "Who is signed in" },
  "user.logout": { request: nothing, answer: said, summary: "Sign the shopper out" },
  "user.sendOtp": { request: sendOtpRequest, answer: said, summary: "Mail a one-time code" },
  "user.verifyOtp": { request: verifyOtpRequest, answer: said, summary: "Prove an e-mail" },
  "user.register": {
    request: registerRequest,
    answer: success({ user }),
    summary: "Create the account of a proven e-mail and sign in",
  },
  "user.login": { request: credentials, answer: success({ user }), summary: "Sign a shopper in" },
  "user.forgotPassword": {
    request: forgotPasswordRequest,
    answer: said,
    summary: "Set a new password for a proven e-mail",
  },
  "seller.isAuth": { request: nothing, answer: said, summary: "Whether a seller is signed in" },
  "seller.login": { request: credentials, answer: said, summary: "Sign a seller in" },
  "seller.logout": { request: nothing, answer: said, summary: "Sign the seller out" },
  "product.list": {
    request: nothing,
    answer: success({ products: z.array(product) }),
    summary: "Every product on sale, newest first",
  },
  "product.add": { request: productForm, answer: said, summary: "Add a product with pictures" },
  "product.stock": { request: stockRequest, answer: said, summary: "Switch a product's stock" },
  "cart.update": { request: cartUpdateRequest, answer: said, summary: "Replace the saved cart" },
  "address.add": { request: addressAddRequest, answer: said, summary: "Save an address" },
  "address.list": {
    request: nothing,
    answer: success({ addresses: z.array(address) }),
    summary: "The shopper's addresses, newest first",
  },
  "order.cod": { request: orderRequest, answer: said, summary: "Order, paid on delivery" },
  "order.online": {
    request: orderRequest,
    answer: success({ url: z.string() }),
    summary: "Order, paid by card",
  },
  "order.mine": {
    request: ownOrdersRequest,
    answer: someOrders,
    summary: "The shopper's orders, newest first; in parts if preferred",
  },
  "order.all": {
    request: orderListRequest,
    answer: someOrders,
    summary: "All orders, newest first; in parts if preferred",
  },
  "newsletter.subscribe": {
    request: newsletterRequest,
    answer: said,
    summary: "Mail a link that subscribes to the newsletter",
  },
  "newsletter.confirm": { request: newsletterToken, answer: said, summary: "Subscribe by token" },
  "newsletter.unsubscribe": {
    request: newsletterToken,
    answer: said,
    summary: "Unsubscribe by token",
  },
  "newsletter.oneClick": {
    request: nothing,
    answer: said,
    summary: "Unsubscribe by the token in the query, for mail programs (RFC 8058)",
  },
  "events.stream": {
    request: nothing,
    answer: z.string(),
    summary:
      "Server-sent events for who is signed in. A shopper: order. A seller: seller-order, " +
      "seller-contact, seller-product. Both: ready, whose resync says to read lists anew",
  },
  "product.update": { request: productForm, answer: said, summary: "Change a product" },
  "product.withdraw": {
    request: withdrawRequest,
    answer: said,
    summary: "Take a product off the shelf, or put it back",
  },
  "product.mine": {
    request: nothing,
    answer: success({ products: z.array(sellerProduct) }),
    summary: "Every product with its count, withdrawn ones too, newest first",
  },
  "address.update": { request: addressUpdateRequest, answer: said, summary: "Change an address" },
  "address.delete": { request: addressDeleteRequest, answer: said, summary: "Forget an address" },
  "contact.answered": {
    request: contactAnsweredRequest,
    answer: said,
    summary: "Mark a message as answered, or as open again",
  },
  "order.move": {
    request: orderMoveRequest,
    answer: success({ order }),
    summary: "Move an order one step on, or cancel it",
  },
  "order.cancel": {
    request: orderCancelRequest,
    answer: success({ order }),
    summary: "Cancel an own order that is not packed yet",
  },
  "order.pay": {
    request: orderPayRequest,
    answer: success({ url: z.string() }),
    summary: "The payment page of an own order that waits for its payment",
  },
  "order.leavePage": {
    request: nothing,
    answer: said,
    summary:
      "Where the payment page's way back leads: closes it by the one-time token in the query, " +
      "cancels the order, and goes on to the cart (303)",
  },
  "order.refund": {
    request: orderRefundRequest,
    answer: success({ order }),
    summary: "Give all money of a paid card order back",
  },
  "hooks.stripe": {
    request: nothing,
    answer: said,
    summary: "Events of the card provider, signed; 400 for a wrong signature or an old one",
  },
  "contact.send": { request: contactSendRequest, answer: said, summary: "Write to the shop" },
  "contact.list": {
    request: nothing,
    answer: success({ data: z.array(contactMessage) }),
    summary: "All contact messages, newest first",
  },
} as const satisfies Record<CallName, { request: z.ZodType; answer: z.ZodType; summary: string }>

type Schemas = typeof schemas

/** One call: where it is, who may make it, and the shapes of what goes in and comes out. */
export type Call<Name extends CallName = CallName> = Endpoint &
  Schemas[Name] & { readonly name: Name }

/** All calls by name, e.g. `calls["user.login"]`. */
export const calls = Object.fromEntries(
  (Object.keys(endpoints) as CallName[]).map((name) => [
    name,
    { name, ...endpoints[name], ...schemas[name] },
  ]),
) as unknown as { readonly [Name in CallName]: Call<Name> }

/** What a client sends, and what a success holds. */
export type RequestOf<Name extends CallName> = z.input<Schemas[Name]["request"]>
export type SuccessOf<Name extends CallName> = z.output<Schemas[Name]["answer"]>
