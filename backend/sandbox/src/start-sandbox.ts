import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { fileJournal } from "./cards/journal.js"
import { startCardNetwork } from "./cards/start-card-network.js"
import { answerWith } from "./http/answer-with.js"
import { healthRoutes } from "./http/health-routes.js"
import { staticRoutes } from "./http/static-routes.js"
import { inboxRoutes } from "./mail/inbox-routes.js"
import { openMailbox } from "./mail/mailbox.js"
import { startMailServer } from "./mail/mail-server.js"
import type { SandboxSettings } from "./settings.js"

const LOOPBACK = "127.0.0.1"

/** A running sandbox; `stop` frees both ports. */
export interface Sandbox {
  httpPort: number
  smtpPort: number
  stop(): Promise<void>
}

/**
 * Starts the stand-ins for the outside world in one process: the mail server with its inbox, and the
 * card network. Each brings its own routes.
 * @throws Error when a port is taken or the folder cannot be written.
 */
export async function startSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const mailbox = await openMailbox(settings.outboxDir)
  const mailServer = await startMailServer(mailbox, LOOPBACK, settings.smtpPort)

  const { journalFile, webhookUrl, webhookSecret } = settings.cards
  let port = settings.httpPort
  const cards = startCardNetwork(() => `http://localhost:${port}`, {
    webhook: { url: webhookUrl, secret: webhookSecret },
    journal: fileJournal(journalFile),
  })
  const server = createServer(
    answerWith([...healthRoutes(), ...staticRoutes(), ...inboxRoutes(mailbox), ...cards.routes]),
  )
  try {
    server.listen(settings.httpPort, LOOPBACK)
    await once(server, "listening")
    port = (server.address() as AddressInfo).port
  } catch (error) {
    cards.stop()
    await mailServer.stop()
    throw error
  }

  return {
    httpPort: port,
    smtpPort: mailServer.port,
    async stop() {
      cards.stop()
      const closed = once(server, "close")
      server.close()
      server.closeAllConnections()
      await Promise.all([closed, mailServer.stop()])
    },
  }
}
