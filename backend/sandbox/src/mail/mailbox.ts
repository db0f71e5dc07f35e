import { randomBytes } from "node:crypto"
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { readMail, type Mail } from "./read-mail.js"
import { summarise, type MailSummary } from "./summarise.js"

const SUFFIX = ".eml"
const ID = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/

/** The folder of received mails: one `.eml` file each, its name sorts by the time of arrival. */
export interface Mailbox {
  /** Keeps a mail as it came over the wire; resolves with its id once it is on the disk. */
  keep(raw: Uint8Array): Promise<string>
  /** Newest first, at most `limit`; `to` keeps those that one address received. */
  list(filter: { to?: string; limit: number }): Promise<{ mails: MailSummary[]; total: number }>
  /** One mail read and decoded, or undefined when there is none of that id. */
  read(id: string): Promise<Mail | undefined>
  /** The file itself, or undefined. */
  raw(id: string): Promise<Uint8Array | undefined>
}

/**
 * Opens the folder (made when missing). Mails of earlier runs are listed at once: only their names
 * are read now, each content when it is first asked for.
 */
export async function openMailbox(folder: string): Promise<Mailbox> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const ids = (await readdir(folder))
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length))
    .filter((id) => ID.test(id))
    .sort()
  const summaries = new Map<string, MailSummary>()

  async function raw(id: string): Promise<Uint8Array | undefined> {
    if (!ID.test(id)) return undefined
    try {
      return await readFile(join(folder, id + SUFFIX))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
      throw error
    }
  }

  async function read(id: string): Promise<Mail | undefined> {
    const bytes = await raw(id)
    return bytes && readMail(id, bytes)
  }

  async function summary(id: string): Promise<MailSummary | undefined> {
    const known = summaries.get(id)
    if (known) return known
    const mail = await read(id)
    if (mail) summaries.set(id, summarise(mail))
    return summaries.get(id)
  }

  return {
    raw,
    read,
    async keep(bytes) {
      const id = `${new Date().toISOString().replace(/[-:.]/g, "")}-${randomBytes(4).toString("hex")}`
      const half = join(folder, `.${id}`)
      await writeFile(half, bytes, { mode: 0o600, flush: true })
      await rename(half, join(folder, id + SUFFIX))
      ids.push(id)
      ids.sort()
      return id
    },
    async list({ to, limit }) {
      const wanted = to?.trim().toLowerCase()
      const mails: MailSummary[] = []
      let total = 0
      for (const id of [...ids].reverse()) {
        if (!wanted && mails.length >= limit) break
        const found = await summary(id)
        if (!found || (wanted && !found.to.includes(wanted))) continue
        total += 1
        if (mails.length < limit) mails.push(found)
      }
      return { mails, total: wanted ? total : ids.length }
    },
  }
}
