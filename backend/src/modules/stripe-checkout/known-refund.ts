import { AsyncLocalStorage } from "node:async_hooks"

/**
 * The provider's id of a refund that exists already and is only written down in Medusa: made in the
 * provider's own pages, or one whose answer was lost.
 */
export const knownRefund = new AsyncLocalStorage<string>()
