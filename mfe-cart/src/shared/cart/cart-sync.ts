import { api, type CartItems } from "@shop/kernel"

interface Outcome {
  /** The server has saved `items`; `isLatest`: nothing newer waits to be sent. */
  onSaved(items: CartItems, isLatest: boolean): void
  /** The server has not saved; what waited is dropped. `reason` is for the person. */
  onFailed(reason: string): void
}

export interface CartSync {
  /** Sends the cart; while another one is on its way it waits, and only the latest that waits is sent. */
  save(items: CartItems): void
  /** Resolves once nothing is on its way. */
  settled(): Promise<void>
}

/** Saves carts on the server, one request at a time, so that the newest is also the last to arrive. */
export function createCartSync({ onSaved, onFailed }: Outcome): CartSync {
  let waiting: CartItems | undefined
  let running: Promise<void> | undefined

  async function sendAll() {
    while (waiting) {
      const items: CartItems = waiting
      waiting = undefined
      const failure = await send(items)
      if (failure === undefined) {
        onSaved(items, waiting === undefined)
      } else {
        waiting = undefined
        onFailed(failure)
      }
    }
    running = undefined
  }

  return {
    save(items) {
      waiting = items
      running ??= sendAll()
    },
    settled: () => running ?? Promise.resolve(),
  }
}

/** Why the cart was not saved, or undefined when it was. */
async function send(cartItems: CartItems): Promise<string | undefined> {
  try {
    const answer = await api.cart.update({ cartItems })
    return answer.success ? undefined : answer.message
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
