/** Where this tab remembers the order it has sent and not heard of; it survives a reload. */
const STORAGE_KEY = "shop.unanswered-order"

interface Unanswered {
  placement: string
  key: string
}

/**
 * The idempotency key of a placement. When an equal one was sent before and its answer got lost, the
 * key is that one's: whether or not that order was made, there will be one.
 */
export function keyOf(placement: object): string {
  const text = JSON.stringify(placement)
  const earlier = read()
  if (earlier?.placement === text) return earlier.key
  const key = newKey()
  write({ placement: text, key })
  return key
}

/** To be called when an answer has arrived: the next press is an order of its own. */
export function noteAnswered(): void {
  attempt(() => sessionStorage.removeItem(STORAGE_KEY))
}

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
