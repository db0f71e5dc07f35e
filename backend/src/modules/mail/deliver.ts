import type { Transporter } from "nodemailer"
import { env } from "../../server/env"
import { compose } from "./compose"
import { type MailFacts, type MailKind, SECRET_FACT } from "./mail"
import type { LeasedMail } from "./outbox"
import { unseal } from "./seal"
import { senderOf } from "./sender"

/** No try takes longer, in ms; shorter than the lease, so that nobody else sends it meanwhile. */
const LONGEST_TRY = 25_000

/**
 * Sends one mail, always under the Message-ID it was enqueued with.
 * @throws Error when it was not accepted in time
 */
export async function deliver(mail: LeasedMail, transport: Transporter): Promise<void> {
  const { sealed, ...facts } = mail.payload
  if (sealed) facts[SECRET_FACT] = unseal(String(sealed), mail.id, env().cookieSecret)
  const kind = mail.kind as MailKind
  const composed = compose(kind, facts as unknown as MailFacts[MailKind], env(), mail.language)
  const sending = transport.sendMail({
    ...composed,
    from: senderOf(env().mailFrom),
    to: { name: "", address: mail.recipient },
    messageId: mail.message_id,
    // Readable as it is, where base64 would be chosen for a name in Devanagari.
    textEncoding: "quoted-printable",
    headers: { "Auto-Submitted": "auto-generated", ...composed.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  await inTime(sending)
}

async function inTime(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error("The mail server took too long."), { code: "ETIMEDOUT" })
    timer = setTimeout(() => reject(error), LONGEST_TRY)
  })
  // Whatever a late try still does, nobody waits for it any more.
  sending.catch(() => undefined)
  try {
    await Promise.race([sending, late])
  } finally {
    clearTimeout(timer)
  }
}
