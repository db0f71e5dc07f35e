import { MedusaError } from "@medusajs/framework/utils"
import { keepLocks } from "./lock-table"

/** Keeps held keys alive until it is stopped. */
export interface Lease {
  /** Aborts when the keys were lost: the database was away longer than they lived. */
  readonly signal: AbortSignal
  stop(): void
}

/** Prolongs keys every third of their life of `seconds`, so that two failures are survived. */
export function prolong(keys: readonly string[], owner: string, seconds: number): Lease {
  const controller = new AbortController()
  const lost = new MedusaError(
    MedusaError.Types.CONFLICT,
    "The lock was lost while its work was still running.",
  )
  const timer = setInterval(
    () => {
      keepLocks(keys, owner, seconds).then(
        (kept) => kept || controller.abort(lost),
        // Away now may be back in time: the next try tells.
        () => undefined,
      )
    },
    (seconds * 1000) / 3,
  )
  timer.unref()
  return { signal: controller.signal, stop: () => clearInterval(timer) }
}
