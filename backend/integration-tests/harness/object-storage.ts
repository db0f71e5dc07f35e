import { spawn } from "node:child_process"
import { mkdtempSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { type Killable, startKillable } from "./killable"
import { freePort } from "./start-shop"

const program = join(
  dirname(createRequire(__filename).resolve("s3rver/package.json")),
  "bin/s3rver.js",
)

/** Storage that speaks S3, with one bucket that is a test's own. */
export interface ObjectStorage extends Killable {
  /** As the launcher hands `S3_URL` over: complete. */
  readonly setting: string
  /** Where everybody reads. */
  readonly publicUrl: string
  /** The names of everything that is stored. */
  names(): Promise<string[]>
  /** Forgets everything that is stored. */
  empty(): Promise<void>
}

export async function startObjectStorage(): Promise<ObjectStorage> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), "shop-bucket-"))
  const publicUrl = `http://127.0.0.1:${port}/groceries`
  const options = ["--directory", folder, "--address", "127.0.0.1", "--port", String(port)]
  const start = async () => {
    const child = spawn(
      process.execPath,
      [program, ...options, "--configure-bucket", "groceries"],
      {
        stdio: "ignore",
      },
    )
    while (!(await fetch(publicUrl).catch(() => undefined))?.ok)
      await new Promise((resolve) => setTimeout(resolve, 25))
    return child
  }
  const names = async () => {
    const list = await (await fetch(`${publicUrl}?list-type=2`)).text()
    return [...list.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name = ""]) => name)
  }
  const extras = new URLSearchParams({ region: "us-east-1", public: publicUrl })
  return {
    ...(await startKillable(start, folder)),
    setting: `http://S3RVER:S3RVER@127.0.0.1:${port}/groceries?${extras}`,
    publicUrl,
    names,
    empty: async () => {
      for (const name of await names()) await fetch(`${publicUrl}/${name}`, { method: "DELETE" })
    },
  }
}
