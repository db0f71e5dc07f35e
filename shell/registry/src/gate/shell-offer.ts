import { readFile } from "node:fs/promises"
import { z } from "zod"
import { Refusal } from "../refusal.js"

/** What a page of the live shell gives every micro-frontend: each shared module, by the version of its package. */
export const shellOfferSchema = z.object({
  shared: z.record(z.string(), z.string()),
  /** The federation plugin's version: remotes and shell speak its protocol. */
  federation: z.string(),
})
export type ShellOffer = z.output<typeof shellOfferSchema>

/** Reads `shell.json` of a built shell: a file, or the address of a running shop. */
export async function readShellOffer(place: string): Promise<ShellOffer> {
  try {
    const text = /^https?:/.test(place)
      ? await fetch(new URL("/shell.json", place)).then((answer) => answer.text())
      : await readFile(place, "utf8")
    return shellOfferSchema.parse(JSON.parse(text))
  } catch (error) {
    const mend = "build the shell, or name a running shop with --shell https://…"
    throw new Refusal("What the live shell gives could not be read:", [
      `${place}: ${error instanceof Error ? error.message : String(error)}; ${mend}.`,
    ])
  }
}
