import { sendJson } from "../api/answer"
import { rowsInTime } from "../db/rows-in-time"
import { isLeaving } from "./depart"
import type { Lane } from "./front-door"
import { redisAnswers } from "./redis-watch"

/** How long the database may take to answer before it counts as away, in ms. */
const PATIENCE = 2_000

/**
 * `/health/live` says that the process runs; `/health/ready` that it can sell: 503 without its
 * database and when it is about to end. What it can do without for a while stands under `degraded`.
 */
export const healthLane: Lane = (request, response, path) => {
  if (request.method !== "GET" && request.method !== "HEAD") return false
  if (path === "/health/live") {
    sendJson(response, 200, { status: "live" })
    return true
  }
  if (path !== "/health/ready") return false
  if (isLeaving()) {
    sendJson(response, 503, { status: "leaving" }, { "retry-after": "1" })
    return true
  }
  void databaseAnswers().then((answers) =>
    answers
      ? sendJson(response, 200, { status: "ready", degraded: redisAnswers() ? [] : ["redis"] })
      : sendJson(
          response,
          503,
          { status: "unavailable", unavailable: ["database"] },
          { "retry-after": "2" },
        ),
  )
  return true
}

async function databaseAnswers(): Promise<boolean> {
  return (await rowsInTime("select 1", PATIENCE)) !== undefined
}
