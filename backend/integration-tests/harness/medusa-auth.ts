import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { backendEnv } from "./backend-process"
import type { RunningShop } from "./start-shop"

const run = promisify(execFile)
const loader = join(__dirname, "../../.medusa/server/src/server/load-medusa.js")

/** Loads Medusa in a process of its own and asks its auth module; prints one line of JSON at the end. */
const script = `
  const { loadMedusa } = require(process.argv[1])
  loadMedusa({ routes: false }).then(async ({ container }) => {
    const answers = []
    for (const body of JSON.parse(process.argv[2])) {
      const { success, authIdentity } = await container.resolve("auth").authenticate("emailpass", { body })
      answers.push({ success, customerId: authIdentity?.app_metadata?.customer_id, userId: authIdentity?.app_metadata?.user_id })
    }
    console.log("\\n" + JSON.stringify(answers))
    process.exit(0)
  })`

interface Seen {
  success: boolean
  customerId?: string
  userId?: string
}

/** What Medusa's own emailpass provider, untouched, says to pairs of e-mail and password. */
export async function authenticateWithMedusa(
  shop: RunningShop,
  pairs: readonly { email: string; password: string }[],
): Promise<Seen[]> {
  const env = backendEnv({ databaseUrl: shop.databaseUrl, localDir: shop.localDir })
  const { stdout } = await run(process.execPath, ["-e", script, loader, JSON.stringify(pairs)], {
    env,
  })
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "[]") as Seen[]
}
