import { Client, FetchError } from "@medusajs/js-sdk"
import type { RequestOf, SuccessOf } from "../calls.js"
import { type CallName, type Endpoint, endpoints } from "../endpoints.js"
import { inLanguage } from "./in-language.js"
import { listenToShop, type ShopListener } from "./listen.js"
import { worded } from "./worded.js"
import type { RefusalAnswer } from "../schemas/answer.js"

export { FetchError as ApiError }
export type { OrderEvent, ShopEvents, ShopListener } from "./listen.js"
export { categoryKeys, type CategoryKey, limits } from "../limits.js"
export type { Address, AddressFields } from "../schemas/address.js"
export type { RefusalAnswer } from "../schemas/answer.js"
export type { ContactMessage } from "../schemas/contact.js"
export type { Order, OrderRequest, OrderStatus } from "../schemas/order.js"
export type { Product, ProductChange, ProductData, SellerProduct } from "../schemas/product.js"
export type { CartItems, User } from "../schemas/user.js"
export { defaultState, states } from "../states.js"

/** What a call answers with status 200. */
export type AnswerOf<Name extends CallName> = SuccessOf<Name> | RefusalAnswer

export interface CallOptions {
  signal?: AbortSignal
  /** Makes a repeated order request the same one order. */
  idempotencyKey?: string
  /** How much of a list that comes in parts is wanted at once; absent, all of it. */
  pageSize?: number
}

export interface ApiOptions {
  baseUrl: string
  /** Puts a sentence of the server into the language of the person; without it, it stays English. */
  translate?: (sentence: string) => string
}

/**
 * The typed client of every call, on Medusa's SDK client. Cookies are always sent. Each method
 * resolves with the answer of a 200 (look at `success`), rejects with `ApiError` (its `status` and
 * sentence) for any other status and with the browser's `TypeError` when the network is away.
 */
export function createApi(options: ApiOptions) {
  const http = new Client({ baseUrl: options.baseUrl, auth: { type: "session" } })

  async function send<Name extends CallName>(
    name: Name,
    body?: RequestOf<Name> | FormData,
    { signal, idempotencyKey, pageSize }: CallOptions = {},
    query?: RequestOf<Name>,
  ): Promise<AnswerOf<Name>> {
    const endpoint: Endpoint = endpoints[name]
    const request = http.fetch<AnswerOf<Name>>(endpoint.path, {
      method: endpoint.method,
      credentials: "include",
      signal,
      ...(query && { query }),
      headers: {
        "content-type": body instanceof FormData ? null : body ? "application/json" : null,
        ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
        ...(pageSize && { prefer: `maxpagesize=${pageSize}` }),
      },
      ...(body !== undefined && { body: body as FormData }),
    })
    const answered = request.then(worded)
    return options.translate ? inLanguage(answered, options.translate) : answered
  }

  const get =
    <Name extends CallName>(name: Name) =>
    (options?: CallOptions) =>
      send(name, undefined, options)
  const post =
    <Name extends CallName>(name: Name) =>
    (body: RequestOf<Name>, options?: CallOptions) =>
      send(name, body, options)

  return {
    user: {
      isAuth: get("user.isAuth"),
      logout: get("user.logout"),
      sendOtp: post("user.sendOtp"),
      verifyOtp: post("user.verifyOtp"),
      register: post("user.register"),
      login: post("user.login"),
      forgotPassword: post("user.forgotPassword"),
    },
    seller: {
      isAuth: get("seller.isAuth"),
      login: post("seller.login"),
      logout: get("seller.logout"),
    },
    product: {
      list: get("product.list"),
      /** `form` holds `productData` (JSON text) and up to four `images`. */
      add: (form: FormData, options?: CallOptions) => send("product.add", form, options),
      stock: post("product.stock"),
      /** `form` holds `productData` (JSON text of a `ProductChange`) and new `images`. */
      update: (form: FormData, options?: CallOptions) => send("product.update", form, options),
      withdraw: post("product.withdraw"),
      mine: get("product.mine"),
    },
    cart: { update: post("cart.update") },
    address: {
      add: post("address.add"),
      list: get("address.list"),
      update: post("address.update"),
      delete: post("address.delete"),
    },
    order: {
      cod: post("order.cod"),
      online: post("order.online"),
      mine: get("order.mine"),
      /** A part of the shopper's own, or one of them; read on as with `page`. */
      minePart: (query: RequestOf<"order.mine">, options?: CallOptions) =>
        send("order.mine", undefined, options, query),
      all: get("order.all"),
      /** A part of them: `next` of an answer is `before` of the following. */
      page: (query: RequestOf<"order.all">, options?: CallOptions) =>
        send("order.all", undefined, options, query),
      move: post("order.move"),
      cancel: post("order.cancel"),
      /** Where an order that waits for its payment is paid. */
      pay: post("order.pay"),
      refund: post("order.refund"),
    },
    newsletter: {
      subscribe: post("newsletter.subscribe"),
      confirm: post("newsletter.confirm"),
      unsubscribe: post("newsletter.unsubscribe"),
    },
    /** Hears of what happens, until the returned function is called (see `listen.ts`). */
    listen: (listener: ShopListener) => listenToShop(options.baseUrl, listener),
    contact: {
      send: post("contact.send"),
      list: get("contact.list"),
      answered: post("contact.answered"),
    },
  }
}

export type Api = ReturnType<typeof createApi>
