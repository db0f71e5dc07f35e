import type { OrderStatus } from "../schemas/order.js"

/** What the shop tells browsers that listen, by event. */
export interface ShopEvents {
  /** Of the signed-in shopper's own order. */
  order: OrderEvent
  /** Of any order, for a seller. */
  "seller-order": OrderEvent
  /** A new message to the shop, for a seller. */
  "seller-contact": { messageId: string }
  /** Products that changed, or null for any of them; for a seller. */
  "seller-product": { productIds: string[] | null }
  /** The connection stands; with `resync`, lists may have changed unheard: read them anew. */
  ready: { resync: boolean }
}

export interface OrderEvent {
  orderId: string
  status: OrderStatus
  isPaid: boolean
  /** It has just been placed. */
  isNew: boolean
}

type EventListeners = { [Name in keyof ShopEvents]?: (event: ShopEvents[Name]) => void }

export type ShopListener = EventListeners & {
  /** The connection has been away for some seconds; called with `false` once it stands again. */
  paused?: (isPaused: boolean) => void
}

/** Pause before a connection that was refused is tried again, in ms; doubles up to the second. */
const RETRY = [5_000, 60_000] as const

/** Shorter breaks than this, in ms, are nobody's business. */
const PAUSED_AFTER = 4_000

/**
 * Listens to the events of whoever is signed in in this browser, until the returned function is
 * called. A browser connects again by itself after a break, and names the last event it heard; a
 * refusal (signed out, the server away) ends its patience, so it is asked again from time to time.
 */
export function listenToShop(baseUrl: string, listener: ShopListener): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let away: ReturnType<typeof setTimeout> | undefined
  let pause: number = RETRY[0]
  const names = ["order", "seller-order", "seller-contact", "seller-product", "ready"] as const

  const listeners: EventListeners = listener

  function isAway(is: boolean): void {
    if (is) {
      away ??= setTimeout(() => listener.paused?.(true), PAUSED_AFTER)
      return
    }
    clearTimeout(away)
    away = undefined
    listener.paused?.(false)
  }

  function connect(): void {
    const opened = new EventSource(`${baseUrl}/api/events`, { withCredentials: true })
    source = opened
    const hear = <Name extends keyof ShopEvents>(name: Name) =>
      opened.addEventListener(name, (event: Event) => {
        const { data } = event as MessageEvent
        listeners[name]?.(JSON.parse(String(data)) as ShopEvents[Name])
      })
    names.forEach(hear)
    opened.addEventListener("open", () => {
      pause = RETRY[0]
      isAway(false)
    })
    opened.addEventListener("error", () => {
      isAway(true)
      if (opened.readyState !== EventSource.CLOSED) return
      timer = setTimeout(connect, pause)
      pause = Math.min(pause * 2, RETRY[1])
    })
  }

  connect()
  return () => {
    clearTimeout(timer)
    clearTimeout(away)
    source?.close()
  }
}
