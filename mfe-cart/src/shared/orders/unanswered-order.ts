import { checkSession, getSession, type OrderRequest, subscribeSession } from "@shop/kernel"

/** Where this tab remembers the order it has sent and not heard of; it survives a reload. */
const STORAGE_KEY = "shop.unanswered-order"

/** How long, in ms, an order may still be on its way; the server gives one up well before. */
const UNDER_WAY = 5 * 60_000

interface Placement {
  request: OrderRequest
}

interface Unanswered {
  placement: string
  key: string
  /** When it was last tried, in ms since 1970. */
  sentAt: number
}

/**
 * The idempotency key of a placement. When an equal one was sent before, its answer got lost and
 * nothing has told since what became of it, the key is that one's: whether or not that order was
 * made, there will be one.
 */
export function keyOf(placement: Placement): string {
  const text = JSON.stringify(placement)
  const earlier = read()
  const key = earlier?.placement === text ? earlier.key : newKey()
  write({ placement: text, key, sentAt: Date.now() })
  return key
}

/** To be called when an answer has arrived: the next press is an order of its own. */
export function noteAnswered(): void {
  attempt(() => sessionStorage.removeItem(STORAGE_KEY))
}

/** Asks the server for the cart, which tells what became of an unanswered order; without one, nothing. */
export function askForUnanswered(): void {
  if (read()) void checkSession()
}

/**
 * The saved cart, read after the press, is the answer that got lost: an order takes its goods out in
 * its own transaction. Who puts them in again wants another order. A cart that still holds them
 * proves nothing while the order may be on its way, and later that it was not made.
 */
function learnFromSavedCart() {
  const { user } = getSession()
  const earlier = read()
  if (!user || !earlier) return
  const { request } = JSON.parse(earlier.placement) as Placement
  if (request.userId !== user._id) return
  const isInCart = request.items.every(
    ({ productId, quantity }) => (user.cartItem[productId] ?? 0) >= quantity,
  )
  if (!isInCart || Date.now() - earlier.sentAt > UNDER_WAY) noteAnswered()
}

const follow = () => attempt(learnFromSavedCart)
subscribeSession(follow)
follow()

function read(): Unanswered | undefined {
  const text = attempt(() => sessionStorage.getItem(STORAGE_KEY))
  return text ? attempt(() => JSON.parse(text) as Unanswered) : undefined
}

function write(unanswered: Unanswered): void {
  attempt(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(unanswered)))
}

/** Storage may be closed or full, or hold what is none of ours: then nothing is remembered. */
function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** Random; works on plain http too, where randomUUID does not. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
}
