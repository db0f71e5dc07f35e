/** Who may make a call. `anyone` includes visitors; a seller is not a shopper and the other way round. */
export type Role = "anyone" | "shopper" | "seller"

export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT"
  /** Path on the storefront's origin. */
  readonly path: `/api/${string}`
  readonly role: Role
  /** How the request's body is written; absent where there is none. */
  readonly body?: "json" | "multipart"
  /** Takes an `Idempotency-Key`: the same key is the same one act, for a day. */
  readonly takesKey?: true
  /** Its list comes in parts for who sends `Prefer: maxpagesize=n`. */
  readonly givesParts?: true
  /** A GET that changes something (both sign-outs) is guarded like an unsafe call. */
  readonly changesState?: true
  /** Not a call of the specification, but one of ours beside them. */
  readonly addition?: true
  /** Answers with server-sent events that go on for as long as somebody listens. */
  readonly stream?: true
}

/**
 * Every call of the specification (section 7) and the additions to it, without its schemas, so that browsers can import it
 * for nothing. Schemas stand under the same keys in `calls.ts`.
 */
export const endpoints = {
  "user.isAuth": { method: "GET", path: "/api/user/is-auth", role: "anyone" },
  "user.logout": { method: "GET", path: "/api/user/logout", role: "anyone", changesState: true },
  "user.sendOtp": { method: "POST", path: "/api/user/send-otp", role: "anyone", body: "json" },
  "user.verifyOtp": { method: "POST", path: "/api/user/verify-otp", role: "anyone", body: "json" },
  "user.register": { method: "POST", path: "/api/user/register", role: "anyone", body: "json" },
  "user.login": { method: "POST", path: "/api/user/login", role: "anyone", body: "json" },
  "user.forgotPassword": {
    method: "POST",
    path: "/api/user/forgot-password",
    role: "anyone",
    body: "json",
  },
  "seller.isAuth": { method: "GET", path: "/api/seller/is-auth", role: "anyone" },
  "seller.login": { method: "POST", path: "/api/seller/login", role: "anyone", body: "json" },
  "seller.logout": {
    method: "GET",
    path: "/api/seller/logout",
    role: "anyone",
    changesState: true,
  },
  "product.list": { method: "GET", path: "/api/product/list", role: "anyone" },
  "product.add": {
    method: "POST",
    path: "/api/product/add",
    role: "seller",
    body: "multipart",
  },
  "product.stock": { method: "PUT", path: "/api/product/stock", role: "seller", body: "json" },
  "cart.update": { method: "POST", path: "/api/cart/update", role: "shopper", body: "json" },
  "address.add": { method: "POST", path: "/api/address/add", role: "shopper", body: "json" },
  "address.list": { method: "GET", path: "/api/address/get", role: "shopper" },
  "order.cod": {
    method: "POST",
    path: "/api/order/cod",
    role: "shopper",
    body: "json",
    takesKey: true,
  },
  "order.online": {
    method: "POST",
    path: "/api/order/stripe",
    role: "shopper",
    body: "json",
    takesKey: true,
  },
  "order.mine": { method: "GET", path: "/api/order/user", role: "shopper", givesParts: true },
  "order.all": { method: "GET", path: "/api/order/seller", role: "seller", givesParts: true },
  "contact.send": { method: "POST", path: "/api/contact/send", role: "shopper", body: "json" },
  "contact.list": { method: "GET", path: "/api/contact/get", role: "seller" },

  "newsletter.subscribe": {
    method: "POST",
    path: "/api/newsletter/subscribe",
    role: "anyone",
    body: "json",
    addition: true,
  },
  "newsletter.confirm": {
    method: "POST",
    path: "/api/newsletter/confirm",
    role: "anyone",
    body: "json",
    addition: true,
  },
  "newsletter.unsubscribe": {
    method: "POST",
    path: "/api/newsletter/unsubscribe",
    role: "anyone",
    body: "json",
    addition: true,
  },
  "newsletter.oneClick": {
    method: "POST",
    path: "/api/newsletter/one-click",
    role: "anyone",

    addition: true,
  },
  "events.stream": {
    method: "GET",
    path: "/api/events",
    role: "anyone",
    addition: true,
    stream: true,
  },
  "product.update": {
    method: "POST",
    path: "/api/product/update",
    role: "seller",
    body: "multipart",
    addition: true,
  },
  "product.withdraw": {
    method: "POST",
    path: "/api/product/withdraw",
    role: "seller",
    body: "json",
    addition: true,
  },
  "product.mine": { method: "GET", path: "/api/product/seller", role: "seller", addition: true },
  "address.update": {
    method: "POST",
    path: "/api/address/update",
    role: "shopper",
    body: "json",
    addition: true,
  },
  "address.delete": {
    method: "POST",
    path: "/api/address/delete",
    role: "shopper",
    body: "json",
    addition: true,
  },
  "contact.answered": {
    method: "POST",
    path: "/api/contact/answered",
    role: "seller",
    body: "json",
    addition: true,
  },
  "order.move": {
    method: "POST",
    path: "/api/order/status",
    role: "seller",
    body: "json",
    addition: true,
  },
  "order.cancel": {
    method: "POST",
    path: "/api/order/cancel",
    role: "shopper",
    body: "json",
    addition: true,
  },
  "order.pay": {
    method: "POST",
    path: "/api/order/pay",
    role: "shopper",
    body: "json",
    addition: true,
  },
  "order.leavePage": {
    method: "GET",
    path: "/api/order/stripe/cancel",
    role: "anyone",
    addition: true,
  },
  "order.refund": {
    method: "POST",
    path: "/api/order/refund",
    role: "seller",
    body: "json",
    addition: true,
  },
  "hooks.stripe": {
    method: "POST",
    path: "/api/hooks/stripe",
    role: "anyone",
    addition: true,
  },
} as const satisfies Record<string, Endpoint>

export type CallName = keyof typeof endpoints
