import { randomBytes } from "node:crypto"
import { availableParallelism } from "node:os"
import { kdf, verify } from "scrypt-kdf"
import { env } from "../../server/env"
import { HashQueue } from "./hash-queue"

/** What Medusa's emailpass provider uses; a hash of ours is one that Medusa can check. */
const cost = { logN: 15, r: 8, p: 1 }
const HASH_BYTES = 96

/** Half of the cores stay free for browsing, and one of libuv's four threads for files and gzip. */
const parallel = Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2)))
const waiting = 128

let queue: HashQueue | undefined
const hashing = () =>
  (queue ??= new HashQueue({
    parallel,
    waiting,
    // One address fills at most a quarter of the queue; crowd tests come from one address.
    waitingPerClient: env().rateLimits ? waiting / 4 : waiting,
  }))

/** Refuses at once while too many hashes wait, so that a flood costs no query. @throws BadRequest 429 */
export function requireHashRoom(client: string): void {
  hashing().requireRoom(client)
}

/** A hash that no password fits: what an unknown account is compared with, to take as long. */
let nobody: Promise<string> | undefined

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
  const decoy = await (nobody ??= hash(randomBytes(32).toString("hex")))
  const known = Buffer.from(stored ?? "", "base64")
  const usable = known.length === HASH_BYTES
  return hashing().run(client, async () => {
    const fits = await verify(usable ? known : Buffer.from(decoy, "base64"), password)
    return fits && usable
  })
}

async function hash(password: string): Promise<string> {
  return (await kdf(password, cost)).toString("base64")
}
