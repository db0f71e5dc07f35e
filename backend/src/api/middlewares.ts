import { defineMiddlewares } from "@medusajs/framework/http"
import { cancelUnchanged } from "./admin/cancel-unchanged"
import { keepRefundCode } from "./admin/keep-refund-code"
import { keepSignInEmail } from "./admin/keep-sign-in-email"
import {
  keepLastDelivery,
  keepWhatOrdersNeed,
  whatHidesDelivery,
  whatOrdersNeed,
} from "./admin/keep-what-orders-need"
import { oneOrderAtATime } from "./admin/one-order-at-a-time"
import { whatChangesOrders } from "./admin/order-named-in"
import { sumDraftFirst } from "./admin/sum-draft-first"
import { unpackInPeace } from "./admin/unpack-in-peace"
import { whileCardWaits } from "./admin/while-card-waits"
import { readableErrors } from "./readable-errors"
import { refusePageOutOfRange } from "./refuse-page-out-of-range"
import { hideStockPlaces } from "./store/hide-stock-places"
import { showStock } from "./store/show-stock"

/** `call()` reads bodies itself, after it knows who asks; Medusa must leave them alone. */
export default defineMiddlewares({
  routes: [
    { matcher: "/api/*", method: ["POST", "PUT"], bodyParser: false },
    { matcher: "/admin/*", method: ["GET"], middlewares: [refusePageOutOfRange] },
    { matcher: "/store/*", middlewares: [hideStockPlaces] },
    { matcher: "/store/*", method: ["GET"], middlewares: [refusePageOutOfRange] },
    ...whatChangesOrders.map((matcher) => ({
      matcher,
      method: ["POST" as const, "DELETE" as const],
      middlewares: [whileCardWaits, oneOrderAtATime],
    })),
    { matcher: "/admin/customers/:id", method: ["POST"], middlewares: [keepSignInEmail] },
    { matcher: "/admin/refund-reasons/:id", method: ["POST"], middlewares: [keepRefundCode] },
    ...whatOrdersNeed.map((matcher) => ({
      matcher,
      method: ["DELETE" as const],
      middlewares: [keepWhatOrdersNeed],
    })),
    ...whatHidesDelivery.map((matcher) => ({
      matcher,
      method: ["POST" as const],
      middlewares: [keepLastDelivery],
    })),
    { matcher: "/store/products*", method: ["GET"], middlewares: [showStock] },
    { matcher: "/admin/orders/:id/cancel", method: ["POST"], middlewares: [cancelUnchanged] },
    {
      matcher: "/admin/draft-orders/:id/convert-to-order",
      method: ["POST"],
      middlewares: [sumDraftFirst],
    },
    {
      matcher: "/admin/orders/:id/fulfillments/:fulfillment_id/cancel",
      method: ["POST"],
      middlewares: [unpackInPeace],
    },
  ],
  errorHandler: readableErrors(),
})
