import { defineMiddlewares } from "@medusajs/framework/http"

/** `call()` reads bodies itself, after it knows who asks; Medusa must leave them alone. */
export default defineMiddlewares({
  routes: [{ matcher: "/api/*", method: ["POST", "PUT"], bodyParser: false }],
})
