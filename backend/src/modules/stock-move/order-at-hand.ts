import { AsyncLocalStorage } from "node:async_hooks"

/** The order that is being packed, unpacked or cancelled, for what happens deep inside Medusa. */
export const orderAtHand = new AsyncLocalStorage<string>()
