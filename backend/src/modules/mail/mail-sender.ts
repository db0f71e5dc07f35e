import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { pool } from "../../db/pool"
import { repeat } from "../../repeat"
import { env } from "../../server/env"
import { attempt } from "./attempt"
import { type LeasedMail, sweepOutbox, takeDueMails } from "./outbox"
import { CONNECTIONS, openTransport } from "./transport"

/** How often an idle sender looks, in ms; a mail leaves within this time of its commit. */
const LOOK_EVERY = 400
const SWEEP_EVERY = 60_000
/** Mails that were refused before may use this many ways out, so that new ones never wait for them. */
const MOST_RETRIES = CONNECTIONS / 2
/** How long a stop waits for mails on their way, in ms; the lease takes care of the rest. */
const STOP_WITHIN = 1_500

/**
 * Sends what is in the outbox until it is stopped. Several may run, also in other processes: each
 * mail is leased to one. A mail that was accepted just before a crash may be sent a second time,
 * under the same Message-ID.
 */
export function startMailSender(): { stop(): Promise<void> } {
  const transport = openTransport(env().smtpUrl)
  const onTheirWay = new Map<string, { retry: boolean; done: Promise<void> }>()
  let sweepAt = 0

  function send(mail: LeasedMail): void {
    const done = attempt(mail, transport).finally(() => onTheirWay.delete(mail.id))
    onTheirWay.set(mail.id, { retry: mail.attempts > 1, done })
  }

  /** Takes and sends until nothing is due; never more at a time than there are ways out. */
  async function sendWhatIsDue(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const busy = [...onTheirWay.values()]
      const room = CONNECTIONS - busy.length
      if (room === 0) {
        await Promise.race(busy.map(({ done }) => done))
        continue
      }
      const retries = Math.max(MOST_RETRIES - busy.filter(({ retry }) => retry).length, 0)
      const mails = await takeDueMails(pool(), randomUUID(), { room, retries })
      mails.forEach(send)
      if (mails.length < room) return
    }
  }

  const sending = repeat({
    every: LOOK_EVERY,
    failure: "mail_outbox_unreachable",
    async work(signal) {
      if (Date.now() >= sweepAt) {
        await sweepOutbox(pool())
        sweepAt = Date.now() + SWEEP_EVERY
      }
      await sendWhatIsDue(signal)
    },
  })

  return {
    async stop() {
      const rest = sending
        .stop()
        .then(() => Promise.all([...onTheirWay.values()].map(({ done }) => done)))
      await Promise.race([rest, sleep(STOP_WITHIN)])
      transport.close()
    },
  }
}
