import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { ILockingProvider } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { dropAllLocks, dropLocks, takeLocks } from "./lock-table"
import { prolong } from "./prolong"

/** How long a lock outlives a process that died with it, in seconds: shorter than others wait for it. */
const EXPIRE = { execute: 20, acquire: 3600 } as const
/** How long to wait for a lock when the caller does not say, in seconds: waiting costs nothing here. */
const TIMEOUT = 30
/** Pause between two tries, in ms: the first and the longest. */
const PAUSE = [4, 40] as const

type Keys = string | string[]

/**
 * Locks for Medusa's own workflows (docs/decisions/063), in a table of Postgres and so across
 * processes. Keys are taken all at once and in one order, so that mixed baskets never wait for each
 * other; whoever waits asks again and again and holds no connection meanwhile.
 */
export class StockLockProvider implements ILockingProvider {
  static identifier = "stock-lock"

  /** @throws MedusaError conflict when the keys stay taken, or were lost while `job` ran */
  async execute<T>(
    keys: Keys,
    job: (signal?: AbortSignal) => Promise<T>,
    args: { timeout?: number; expire?: number } = {},
  ): Promise<T> {
    const wanted = distinct(keys)
    const owner = `execute:${randomUUID()}`
    const seconds = args.expire ?? EXPIRE.execute
    await this.wait(wanted, owner, seconds, Date.now() + (args.timeout || TIMEOUT) * 1000)
    const lease = prolong(wanted, owner, seconds)
    try {
      const result = await job(lease.signal)
      lease.signal.throwIfAborted()
      return result
    } finally {
      lease.stop()
      await dropLocks(wanted, owner)
    }
  }

  /** @throws MedusaError conflict when somebody else holds one of the keys */
  async acquire(
    keys: Keys,
    args: { ownerId?: string | null; expire?: number } = {},
  ): Promise<void> {
    const owner = args.ownerId ?? `anonymous:${randomUUID()}`
    if (!(await takeLocks(distinct(keys), owner, args.expire ?? EXPIRE.acquire)))
      throw conflict(`Failed to acquire lock for key "${distinct(keys).join('", "')}"`)
  }

  async release(keys: Keys, args: { ownerId?: string | null } = {}): Promise<boolean> {
    return dropLocks(distinct(keys), args.ownerId)
  }

  async releaseAll(args: { ownerId?: string | null } = {}): Promise<void> {
    await dropAllLocks(args.ownerId)
  }

  private async wait(keys: string[], owner: string, seconds: number, until: number) {
    for (let pause: number = PAUSE[0]; !(await takeLocks(keys, owner, seconds));) {
      if (Date.now() >= until) throw conflict("Timed-out acquiring lock.")
      await sleep(pause * (1 + Math.random()))
      pause = Math.min(pause * 1.5, PAUSE[1])
    }
  }
}

function distinct(keys: Keys): string[] {
  return [...new Set([keys].flat())].sort()
}

function conflict(sentence: string): MedusaError {
  return new MedusaError(MedusaError.Types.CONFLICT, sentence)
}
