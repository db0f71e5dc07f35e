import { createServer, type Server } from "node:http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { catalogue } from "../catalogue"
import { productListLane } from "../catalogue/product-list-lane"
import { settleAdminWrites } from "../catalogue/settle-admin-writes"
import { closePool } from "../db/pool"
import { docsLane } from "../docs/docs-lane"
import { startMailSender } from "../modules/mail/mail-sender"
import { privateFilesLane } from "../uploads/private-files-lane"
import { uploadsLane } from "../uploads/uploads-lane"
import { startOrderAnnouncer } from "../workflows/order/announce-orders"
import { checkOrderSchema } from "../workflows/order/order-schema"
import { startAccountSweeps } from "../workflows/account/sweep-accounts"
import { env } from "./env"
import { frontDoor, type Lane } from "./front-door"
import { healthLane } from "./health"
import { leave } from "./leave"
import { loadMedusa } from "./load-medusa"
import { log } from "./log"
import { metricsLane } from "./metrics"

/** Something that runs beside requests; `stop` resolves when it has finished what it held. */
export interface Companion {
  stop(): Promise<void>
}

/** How long requests in flight may take to finish after SIGTERM, in ms. */
const GRACE = 8_000

/** Answers requests on `PORT` until SIGTERM or SIGINT, then finishes what is in flight and ends. */
export async function serve(): Promise<void> {
  await checkOrderSchema()
  const medusa = await loadMedusa({ routes: true })
  const companions = await startCompanions(medusa.container)
  const server = createServer(
    { requestTimeout: 60_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 },
    frontDoor(
      productListLane(catalogue),
      [metricsLane, healthLane, ...companions.lanes],
      medusa.app,
    ),
  )
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(env().port, "127.0.0.1", resolve)
  })
  log("info", "serving", { port: env().port })

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await drain(server)
    for (const companion of companions.running) await companion.stop()
    await medusa.shutdown()
    await closePool()
    leave(0)
  }
  process.once("SIGTERM", () => void stop())
  process.once("SIGINT", () => void stop())
}

/** What this process runs besides answering calls: read model, senders of mails and events, sweeps. */
async function startCompanions(
  container: MedusaContainer,
): Promise<{ lanes: Lane[]; running: Companion[] }> {
  await catalogue.start()
  return {
    lanes: [privateFilesLane, uploadsLane, docsLane, settleAdminWrites(catalogue)],
    running: [catalogue, startMailSender(), startOrderAnnouncer(container), startAccountSweeps()],
  }
}

/** Takes no more requests and waits for those in flight; cuts off what outlives the grace. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), GRACE)
  await closed
  clearTimeout(timer)
}
