import { DistributedTransaction } from "@medusajs/framework/orchestration"
import { unheld } from "./unheld"

/** In the key of a run that was started without an id of its own, or of a workflow inside of one. */
const freshRun = /[:-]auto-[0-9A-Z]{26}/

interface Storage {
  get(key: string, options?: object): Promise<unknown>
}

/**
 * Before every run, also of a workflow that keeps nothing, Medusa looks into Redis whether that run is
 * known (`DistributedTransaction.loadTransaction`). Of one that has just got its id nothing can be
 * known, so it begins without Redis when that does not answer. Workflows that keep their state fail
 * when they store it, before their first step.
 */
export function shieldWorkflows(): void {
  const { keyValueStore: storage } = DistributedTransaction as unknown as { keyValueStore: Storage }
  const get = storage.get.bind(storage)
  storage.get = (key, options) =>
    freshRun.test(key) ? unheld("workflow", () => get(key, options), undefined) : get(key, options)
}
