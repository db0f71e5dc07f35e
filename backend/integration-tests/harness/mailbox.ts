import type { AddressInfo } from "node:net"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"

/** A mail as a reader sees it, and as it came over the wire. */
export interface ReceivedMail extends Email {
  readonly raw: string
}

/** A real SMTP server that keeps what it receives. */
export interface Mailbox {
  readonly port: number
  /** All mails so far, oldest first. */
  readonly mails: readonly ReceivedMail[]
  /** Those to one address. */
  mailsTo(to: string): readonly ReceivedMail[]
  /** Waits for the `count`-th mail to an address; rejects after 30 s. */
  next(to: string, count?: number): Promise<ReceivedMail>
  /** Waits for the newest one-time code mailed to an address. */
  code(to: string, count?: number): Promise<string>
  stop(): Promise<void>
}

export async function startMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        const raw = Buffer.concat(chunks)
        void PostalMime.parse(raw).then((mail) => {
          mails.push({ ...mail, raw: raw.toString("latin1") })
          done()
        })
      })
    },
  })
  // Tests kill backends in the middle of a mail; the broken connection is theirs, not a fault here.
  server.on("error", () => undefined)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))

  const mailsTo = (address: string) =>
    mails.filter((mail) =>
      mail.to?.some((recipient) => recipient.address?.toLowerCase() === address.toLowerCase()),
    )
  const next = async (address: string, count = 1): Promise<ReceivedMail> => {
    for (let waited = 0; waited < 30_000; waited += 25) {
      const found = mailsTo(address)[count - 1]
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new Error(`No ${count}. mail to ${address} within 30 s; ${mails.length} mails in all.`)
  }
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    mailsTo,
    next,
    code: async (address, count) => {
      const found = /\b\d{6}\b/.exec((await next(address, count)).text ?? "")
      if (!found) throw new Error(`The mail to ${address} holds no code.`)
      return found[0]
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
