import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"
import { SMTPServer, type SMTPServerSession } from "smtp-server"
import type { Mailbox } from "./mailbox.js"
import { RECIPIENT_HEADER } from "./read-mail.js"

const LARGEST_MAIL_BYTES = 25 * 1024 * 1024
const CLOSE_WITHIN_MS = 500

/**
 * A real SMTP server that takes every mail for everybody and gives it to the mailbox. It answers
 * 'accepted' only once the mail is on the disk, so a sender may forget what was accepted.
 * @throws Error when the port is taken.
 */
export async function startMailServer(mailbox: Mailbox, host: string, port: number) {
  const server = new SMTPServer({
    banner: "sandbox",
    size: LARGEST_MAIL_BYTES,
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? "anybody" }),
    // Offering STARTTLS would mean a certificate that no sender can check.
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: CLOSE_WITHIN_MS,
    onData(stream, session, done) {
      void buffer(stream)
        .then(async (mail) => {
          if (stream.sizeExceeded) return done(refusal(552, "This mail is too large."))
          const id = await mailbox.keep(Buffer.concat([envelopeLines(session), mail]))
          done(null, `kept as ${id}`)
        })
        .catch((error: unknown) => {
          console.error(JSON.stringify({ level: "error", message: String(error) }))
          done(refusal(451, "The sandbox could not store this mail."))
        })
    },
  })
  server.listen(port, host)
  await once(server.server, "listening")
  // A client that hangs up in the middle of a mail is its own trouble, never the end of the sandbox.
  server.on("error", (error) =>
    console.error(JSON.stringify({ level: "warn", message: error.message })),
  )

  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** The envelope, noted above the mail as a relay does; the headers below need not tell the truth. */
function envelopeLines({ envelope }: SMTPServerSession): Buffer {
  const from = envelope.mailFrom ? envelope.mailFrom.address : ""
  const lines = envelope.rcptTo.map(({ address }) => `${RECIPIENT_HEADER}: ${address}\r\n`)
  return Buffer.from(`Return-Path: <${from}>\r\n${lines.join("")}`)
}

function refusal(responseCode: number, sentence: string): Error {
  return Object.assign(new Error(sentence), { responseCode })
}
