import { setTimeout as sleep } from "node:timers/promises"
import type { Transporter } from "nodemailer"
import { pool } from "../../db/pool"
import { describeError, log } from "../../server/log"
import { backoff } from "./backoff"
import { deliver } from "./deliver"
import { type LeasedMail, markFailed, markSent } from "./outbox"

const WRITE_TRIES = 5
const WRITE_AGAIN_AFTER = 1_000

/**
 * One try to send a mail, and what came of it written down. Never throws: what cannot be written
 * down, the end of the lease brings back.
 */
export async function attempt(mail: LeasedMail, transport: Transporter): Promise<void> {
  const about = { mail: mail.id, kind: mail.kind, attempt: mail.attempts }
  try {
    await deliver(mail, transport)
  } catch (error) {
    const reason = reasonOf(error)
    log("warn", "mail_not_sent", { ...about, reason })
    const delay = backoff(mail.attempts, wasAnswered(error))
    return writeDown(() => markFailed(pool(), mail, { error: reason, delay }))
  }
  log("info", "mail_sent", about)
  return writeDown(() => markSent(pool(), mail))
}

/** The database may be restarting this very moment, and a forgotten success is a mail sent twice. */
async function writeDown(write: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write()
    } catch (error) {
      if (tries === WRITE_TRIES) return log("warn", "mail_outbox_unreachable", describeError(error))
      await sleep(WRITE_AGAIN_AFTER)
    }
  }
}

/** Whether the mail server spoke at all: then it is about this mail, else about the server. */
function wasAnswered(error: unknown): boolean {
  return (error as { responseCode?: number }).responseCode !== undefined
}

/** Codes only: a mail server's own sentence may repeat the address. */
function reasonOf(error: unknown): string {
  const { code, responseCode, command } = error as {
    code?: string
    responseCode?: number
    command?: string
  }
  const parts = [code, responseCode, command].filter(Boolean)
  return parts.length ? parts.join(" ") : error instanceof Error ? error.name : "unknown"
}
