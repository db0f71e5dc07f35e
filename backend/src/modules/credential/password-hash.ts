import { randomBytes } from "node:crypto"
import { availableParallelism } from "node:os"
import { env } from "../../server/env"
import { WaitingLine } from "../../waiting-line"
import { HashProcess } from "./hash-process"

const HASH_BYTES = 96

/** Half of the cores stay free for browsing. */
export const hashesAtOnce = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)))
const waiting = 128

const hasher = new HashProcess(hashesAtOnce)
let line: WaitingLine | undefined
const hashing = () => (line ??= signInLine(hashesAtOnce))

/** A line of sign-ins: one address fills at most a quarter of it; crowd tests come from one address. */
export function signInLine(parallel: number): WaitingLine {
  const waitingPerClient = env().rateLimits ? waiting / 4 : waiting
  return new WaitingLine({ parallel, waiting, waitingPerClient })
}

/** A hash that no password fits: what an unknown account is compared with, to take as long. */
let nobody: string | undefined

/** Hashes a new password for storing. @throws BadRequest 429 when too many hashes wait */
export async function hashPassword(password: string, client: string): Promise<string> {
  return hashing().run(client, () => hash(password))
}

/**
 * Whether the password fits the stored hash; without one it never does, and takes as long.
 * @throws BadRequest 429 when too many hashes wait
 */
export async function fitsPassword(
  password: string,
  stored: string | undefined,
  client: string,
): Promise<boolean> {
  const decoy = (nobody ??= await hash(randomBytes(32).toString("hex")))
  const usable = Buffer.from(stored ?? "", "base64").length === HASH_BYTES
  return hashing().run(client, async () => {
    const fits = await hasher.run({ password, stored: usable ? stored : decoy })
    return fits === true && usable
  })
}

async function hash(password: string): Promise<string> {
  return String(await hasher.run({ password }))
}
