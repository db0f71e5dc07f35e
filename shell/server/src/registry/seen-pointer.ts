import { readFile } from "node:fs/promises"
import { log, type Pointer, pointerSchema, writeWhole } from "@shop/registry"

/**
 * What a registry on another machine answered last, kept in a file for a start while it is away. What
 * was seen at another address counts for nothing.
 */
export class SeenPointer {
  private written = ""
  private hasComplained = false

  constructor(
    private readonly file: string,
    private readonly url: URL,
  ) {}

  /** What was kept of this address, if anything. Never rejects. */
  async read(): Promise<Pointer | undefined> {
    try {
      const text = await readFile(this.file, "utf8")
      const { url, pointer } = JSON.parse(text) as { url?: string; pointer?: unknown }
      if (url !== this.url.href) return undefined
      const kept = pointerSchema.parse(pointer)
      this.written = text
      return kept
    } catch {
      return undefined
    }
  }

  /** Keeps a pointer. Never rejects: that it cannot is no reason to serve an older one, and is said once. */
  async keep(pointer: Pointer): Promise<void> {
    const text = JSON.stringify({ url: this.url.href, pointer })
    if (text === this.written) return
    try {
      await writeWhole(this.file, text)
      this.written = text
      this.hasComplained = false
    } catch (error) {
      if (!this.hasComplained)
        log("error", `What the registry answers could not be kept in ${this.file}.`, { error })
      this.hasComplained = true
    }
  }
}
