import type { MedusaContainer } from "@medusajs/framework/types"
import { catalogue } from "../catalogue"
import { settleAdminWrites } from "../catalogue/settle-admin-writes"
import { docsLane } from "../docs/docs-lane"
import { liveEvents } from "../live/live-events"
import { watchTouched } from "../live/watch-touched"
import { startMailSender } from "../modules/mail/mail-sender"
import { uploadsLane } from "../uploads/uploads-lane"
import { privateFilesLane } from "../uploads/private-files-lane"
import { startAccountSweeps } from "../workflows/account/sweep-accounts"
import { startReconciler } from "../workflows/card-payment/reconcile"
import { startOrderAnnouncer } from "../workflows/order/announce-orders"
import { takesCards } from "../modules/stripe-checkout/stripe"
import { env, type Role } from "./env"
import type { Lane } from "./front-door"
import { watchRedis } from "./redis-watch"

/** Something that runs beside requests; `stop` resolves when it has finished what it held. */
export interface Companion {
  stop(): Promise<void>
}

/** What a process runs besides Medusa, and the lanes that come with it. */
export interface Companions {
  readonly lanes: readonly Lane[]
  readonly running: readonly Companion[]
}

/** Read model where calls are answered; senders of mails and events, and sweeps, where nobody waits. */
export async function startCompanions(role: Role, container: MedusaContainer): Promise<Companions> {
  const running: Companion[] = []
  const lanes: Lane[] = []
  if (env().redisUrl && role !== "all")
    running.push(watchRedis(role === "worker" ? startAnew : undefined))
  if (role !== "worker") {
    await catalogue.start()
    await liveEvents.start()
    running.push(catalogue, liveEvents)
    lanes.push(privateFilesLane, uploadsLane, docsLane, settleAdminWrites(catalogue))
  }
  if (role !== "server")
    running.push(
      startMailSender(),
      startOrderAnnouncer(container),
      startAccountSweeps(),
      watchTouched(),
      ...(takesCards() ? [startReconciler(container)] : []),
    )
  return { lanes, running }
}

/** Medusa enters its jobs into Redis at a start; whoever keeps this process running starts it again. */
function startAnew(): void {
  process.kill(process.pid, "SIGTERM")
}
