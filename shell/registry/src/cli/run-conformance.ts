import { execFile } from "node:child_process"
import { dirname } from "node:path"
import { promisify } from "node:util"
import { z } from "zod"
import type { BuildOutput } from "../releases/build-output.js"

const PATIENCE_MS = 300_000
const troublesSchema = z.array(z.string())

/**
 * Has a build tried by the conformance kit: a program of its own, for it brings a browser and the
 * storefront, which stands on this package. Its last line is a JSON list of sentences.
 */
export async function runConformance(program: string, { folder }: BuildOutput): Promise<string[]> {
  const options = { timeout: PATIENCE_MS, maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, dirname(folder)],
    options,
  )
  return troublesSchema.parse(JSON.parse(stdout.trim().split("\n").at(-1) ?? ""))
}
