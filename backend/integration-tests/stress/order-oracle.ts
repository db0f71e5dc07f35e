import { messages } from "@shop/api/messages"

/** What the shop sells, as its list shows it. */
export interface Offer {
  readonly id: string
  readonly name: string
  readonly paise: number
  readonly inStock: boolean
}

/** A request as the property test thinks of it; numbers as they stand in the JSON. */
export interface Wish {
  readonly lines: readonly { readonly productId: string; readonly quantity: unknown }[]
  readonly address: "own" | "foreign" | "unknown"
  readonly user: "own" | "foreign" | "none"
  readonly expected: unknown
  readonly keyLength: number
}

/** What must come of it: the amount in paise, or one of the refusals that `behaviour.md` names. */
export type Verdict = { readonly charged: number } | { readonly refusals: readonly RegExp[] }

const exactly = (status: number, sentence: string) =>
  new RegExp(`^${status} ${sentence.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`)

export function oracle(wish: Wish, offers: ReadonlyMap<string, Offer>): Verdict {
  const refusals: RegExp[] = []
  const isNumber = (value: unknown) => typeof value === "number"
  if (wish.expected !== undefined && !isNumber(wish.expected)) refusals.push(/^400 The field/)
  if (!wish.lines.every(({ quantity }) => isNumber(quantity))) refusals.push(/^400 The field/)
  if (wish.user === "foreign") refusals.push(exactly(403, messages.roleWrong))
  if (wish.keyLength > 255) refusals.push(exactly(400, messages.keyTooLong))
  if (wish.address !== "own") refusals.push(exactly(200, messages.addressUnknown))
  if (wish.lines.length === 0) refusals.push(exactly(200, messages.cartEmpty))
  const units = new Map<string, number>()
  const counts = wish.lines.map(({ quantity }) => Number(quantity))
  wish.lines.forEach(({ productId }, at) =>
    units.set(productId, (units.get(productId) ?? 0) + (counts[at] ?? 0)),
  )
  if (![...counts, ...units.values()].every((n) => Number.isInteger(n) && n >= 1 && n <= 99))
    refusals.push(exactly(200, messages.orderQuantityInvalid))
  const wanted = [...units].map(([id, count]) => ({ offer: offers.get(id), count }))
  if (wanted.some(({ offer }) => !offer)) refusals.push(exactly(200, messages.orderProductUnknown))
  const missing = wanted.flatMap(({ offer }) => (offer && !offer.inStock ? [offer.name] : []))
  if (missing.length > 0) refusals.push(exactly(200, messages.outOfStock(missing)))
  const subtotal = wanted.reduce((sum, { offer, count }) => sum + (offer?.paise ?? 0) * count, 0)
  const charged = subtotal + Math.round((subtotal * 2) / 100)
  if (isNumber(wish.expected) && Number(wish.expected) !== charged / 100)
    refusals.push(/^200 The price has changed\. The new total is ₹/)
  return refusals.length > 0 ? { refusals } : { charged }
}
