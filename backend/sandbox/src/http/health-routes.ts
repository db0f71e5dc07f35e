import { json } from "./answers.js"
import type { Route } from "./route.js"

/** `/health/live`: the launcher waits for it before it says `ready`. */
export function healthRoutes(): Route[] {
  return [{ method: "GET", path: "/health/live", answer: () => json({ status: "live" }) }]
}
