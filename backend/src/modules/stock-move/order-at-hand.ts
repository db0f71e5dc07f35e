import { AsyncLocalStorage } from "node:async_hooks"

/** The order that the request at hand packs or unpacks, for what happens deep inside Medusa. */
export const orderAtHand = new AsyncLocalStorage<string>()
