import { readFile, stat } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { log, type Pointer, pointerSchema } from "@shop/registry"

/** How long, in ms, the answer of a registry on another machine is believed. */
const TRUST_MS = 5_000
const PATIENCE_MS = 3_000

/**
 * The registry pointer at MFE_REGISTRY_URL, a file or an address, never older than its source by more
 * than a few seconds. While the source cannot be read, the last good one stays in force.
 */
export class RegistrySource {
  private pointer: Pointer = { microFrontends: [] }
  private mark = ""
  private checkedAt = 0
  private complaint = ""

  constructor(private readonly url: URL) {}

  /** The pointer in force. Never rejects: a shop without remotes still shows what the shell has. */
  async current(): Promise<Pointer> {
    try {
      if (this.url.protocol === "file:") await this.checkFile()
      else await this.checkAddress()
      this.complaint = ""
    } catch (error) {
      this.complain(error)
    }
    return this.pointer
  }

  /** Says once what is wrong, not at each request. */
  private complain(error: unknown): void {
    if (String(error) === this.complaint) return
    this.complaint = String(error)
    const message = "The registry could not be read; the last good one stays in force."
    log("error", message, { registry: this.url.href, error })
  }

  private async checkFile(): Promise<void> {
    const file = fileURLToPath(this.url)
    const { mtimeMs, size, ino } = await stat(file)
    const mark = `${mtimeMs}-${size}-${ino}`
    if (mark === this.mark) return
    this.pointer = pointerSchema.parse(JSON.parse(await readFile(file, "utf8")))
    this.mark = mark
  }

  private async checkAddress(): Promise<void> {
    if (Date.now() - this.checkedAt < TRUST_MS) return
    this.checkedAt = Date.now()
    const answer = await fetch(this.url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
    this.pointer = pointerSchema.parse(await answer.json())
  }
}
