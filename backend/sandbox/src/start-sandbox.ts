import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
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
 * Starts the stand-ins for the outside world in one process: so far the mail server and its inbox.
 * Each stand-in brings its own routes, so the next one is a folder and a line here.
 * @throws Error when a port is taken or the folder cannot be written.
 */
export async function startSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const mailbox = await openMailbox(settings.outboxDir)
  const mailServer = await startMailServer(mailbox, LOOPBACK, settings.smtpPort)

  const server = createServer(
    answerWith([...healthRoutes(), ...staticRoutes(), ...inboxRoutes(mailbox)]),
  )
  try {
    server.listen(settings.httpPort, LOOPBACK)
    await once(server, "listening")
  } catch (error) {
    await mailServer.stop()
    throw error
  }

  return {
    httpPort: (server.address() as AddressInfo).port,
    smtpPort: mailServer.port,
    async stop() {
      const closed = once(server, "close")
      server.close()
      server.closeAllConnections()
      await Promise.all([closed, mailServer.stop()])
    },
  }
}
