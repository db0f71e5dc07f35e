import { defineMiddlewares } from "@medusajs/framework/http"
import { showStock } from "./store/show-stock"

/** `call()` reads bodies itself, after it knows who asks; Medusa must leave them alone. */
export default defineMiddlewares({
  routes: [
    { matcher: "/api/*", method: ["POST", "PUT"], bodyParser: false },
    { matcher: "/store/products*", method: ["GET"], middlewares: [showStock] },
  ],
})
