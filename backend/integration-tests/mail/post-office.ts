import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"

/** A mail server that takes most mails, and makes trouble with those to certain domains. */
export interface PostOffice {
  port: number
  /** What was taken for an address, oldest first; waits until there are `count`. */
  taken(to: string, count?: number): Promise<Email[]>
  /** What was taken for an address so far. */
  soFar(to: string): Email[]
  stop(): Promise<void>
}

/**
 * `@no.test` is refused for good, `@later.test` is put off twice, `@mute.test` is never answered,
 * and of `@lossy.test` the first mail is taken but the answer gets lost.
 */
export async function openPostOffice(): Promise<PostOffice> {
  const taken: { to: string; mail: Email }[] = []
  const putOff = new Map<string, number>()
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      if (address.endsWith("@mute.test")) return
      if (address.endsWith("@no.test")) return done(answer(550, `${address} is unknown`))
      const times = (putOff.get(address) ?? 0) + 1
      putOff.set(address, times)
      done(address.endsWith("@later.test") && times < 3 ? answer(451, "come back later") : null)
    },
    onData(stream, session, done) {
      void buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          const to = session.envelope.rcptTo[0]?.address ?? ""
          taken.push({ to, mail })
          const lost = to.endsWith("@lossy.test") && soFar(to).length === 1
          done(lost ? answer(421, "lost") : null)
        })
    },
  })
  // A shop that is killed hangs up in the middle of a sentence.
  server.on("error", () => undefined)
  server.listen(0, "127.0.0.1")
  await once(server.server, "listening")

  const soFar = (to: string) => taken.filter((entry) => entry.to === to).map(({ mail }) => mail)
  return {
    port: (server.server.address() as AddressInfo).port,
    soFar,
    async taken(to, count = 1) {
      while (soFar(to).length < count) await new Promise((resolve) => setTimeout(resolve, 25))
      return soFar(to)
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function answer(responseCode: number, sentence: string): Error {
  return Object.assign(new Error(sentence), { responseCode })
}
