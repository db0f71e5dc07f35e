import { createServer, type RequestListener } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { messages } from "@shop/api/messages"
import { sendFailure } from "../api/answer"
import { catalogue } from "../catalogue"
import { productListLane } from "../catalogue/product-list-lane"
import { closePool } from "../db/pool"
import { liveEvents } from "../live/live-events"
import { startCompanions } from "./companions"
import { depart } from "./depart"
import { directCalls } from "./direct-calls"
import { env } from "./env"
import { frontDoor, type Lane } from "./front-door"
import { healthLane } from "./health"
import { leave } from "./leave"
import { loadMedusa } from "./load-medusa"
import { log } from "./log"
import { metricsLane } from "./metrics"
import { shieldWorkflows } from "./shield-workflows"
import { tellOfTheShop } from "./shop-metrics"

/** How long Medusa's modules and our connections may take to end, in ms. */
const FAREWELL = 1_500

/** Answers requests on `PORT` until SIGTERM or SIGINT, then finishes what is in flight and ends. */
export async function serve(): Promise<void> {
  const { port, role } = env()
  tellOfTheShop()
  const medusa = await loadMedusa({ routes: true })
  if (role === "server") shieldWorkflows()
  const companions = await startCompanions(role, medusa.container)
  const lanes = [metricsLane, healthLane, ...companions.lanes]
  const server = createServer(
    { requestTimeout: 60_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 },
    role === "worker"
      ? stateOnly(lanes)
      : frontDoor(
          productListLane(catalogue, { others: role === "server" }),
          lanes,
          directCalls(medusa),
        ),
  )
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", resolve)
  })
  log("info", "serving", { port, role })

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    liveEvents.endAll()
    await depart(server, { announce: role === "server" })
    for (const companion of companions.running) await companion.stop()
    // Modules say farewell to Redis, and the pool to connections whose statement waits for a lock.
    const farewell = medusa.shutdown().then(closePool)
    await Promise.race([farewell, sleep(FAREWELL)])
    leave(0)
  }
  process.once("SIGTERM", () => void stop())
  process.once("SIGINT", () => void stop())
}

/** A worker answers nobody; it only says how it is. */
function stateOnly(lanes: readonly Lane[]): RequestListener {
  return (request, response) => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/"
    if (lanes.some((lane) => lane(request, response, path))) return
    sendFailure(response, 404, messages.pathUnknown)
  }
}
