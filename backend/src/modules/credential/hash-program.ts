import { execFileSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { constants, setPriority } from "node:os"
import { kdf, verify } from "scrypt-kdf"
import type { HashResult, HashWork } from "./hash-work"

/** What Medusa's emailpass provider uses; a hash of ours is one that Medusa can check. */
const cost = { logN: 15, r: 8, p: 1 }

/**
 * The program of the hashing process. Its priority is low, so that the operating system gives the
 * processor to browsing first, and is set before a thread for hashing exists, since threads inherit it.
 */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const givesWay = process.argv[2] === "give-way"
lowerSession(givesWay ? 10 : 5)
if (givesWay) giveWay()

// A service manager may stop every process of the service at once, whatever session it is in: sign-ins
// in flight must not be cut off, and the server says when.
process.on("SIGTERM", () => undefined)
process.once("disconnect", () => process.exit())

process.on("message", ({ id, work }: { id: number; work: HashWork }) => {
  void run(work).then(
    (result) => process.send?.({ id, result }),
    () => process.send?.({ id }),
  )
})

async function run({ password, stored }: HashWork): Promise<HashResult> {
  if (stored !== undefined) return verify(Buffer.from(stored, "base64"), password)
  return (await kdf(password, cost)).toString("base64")
}

/**
 * Linux may share the processor out among sessions first, and only within one by priority. This process
 * has a session of its own: at a niceness of 5 it gets a third of another's share, at 10 a tenth.
 * Elsewhere there is nothing to be done.
 */
function lowerSession(niceness: number): void {
  try {
    writeFileSync("/proc/self/autogroup", String(niceness))
  } catch {
    // Not Linux, or one without such groups.
  }
}

/** Has Linux take the processor from this process at once when another wants it, not after its slice. */
function giveWay(): void {
  try {
    execFileSync("chrt", ["--idle", "--pid", "0", String(process.pid)], {
      env: { PATH: "/usr/bin" },
      stdio: "ignore",
    })
  } catch {
    // Not Linux, without util-linux, or not allowed.
  }
}
