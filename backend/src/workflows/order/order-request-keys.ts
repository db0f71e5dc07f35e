import { createHash } from "node:crypto"
import { limits } from "@shop/api"
import { messages } from "@shop/api/messages"
import { BadRequest } from "../../refusal"
import type { Basket } from "./basket"
import type { PaymentMethod } from "./draft"

/** How long a record answers repeats, in seconds (behaviour: Orders and money). */
const KEY_SECONDS = 24 * 3600
const TWIN_SECONDS = 10

export interface OrderRequestIdentity {
  readonly customerId: string
  readonly basket: Basket
  readonly addressId: string
  readonly payment: PaymentMethod
  readonly expectedAmount?: number
  /** The Idempotency-Key header, if any. */
  readonly key?: string
}

/** What tells a repeated request from a new one. */
export interface OrderRequestKeys {
  /** The record a repeat of this request finds. */
  readonly key: string
  /** Another body under the same key has another hash. */
  readonly bodyHash: string
  readonly seconds: number
  /** Where identical requests without a key look, when this one has a key of its own. */
  readonly twin?: { readonly key: string; readonly bodyHash: string; readonly seconds: number }
}

/**
 * Under which keys a request is remembered: its Idempotency-Key for a day, or else what it asks for
 * (shopper, items, address, method) for ten seconds.
 * @throws BadRequest 400 for a key of more than 255 characters
 */
export function orderRequestKeys(request: OrderRequestIdentity): OrderRequestKeys {
  const { addressId, payment, expectedAmount, key } = request
  if (key && key.length > limits.idempotencyKey) throw new BadRequest(400, messages.keyTooLong)
  const items = [...request.basket].sort(([a], [b]) => (a < b ? -1 : 1))
  const asked = hash([items, addressId, payment])
  const twin = { key: `same:${asked}`, bodyHash: asked, seconds: TWIN_SECONDS }
  if (!key) return twin
  const bodyHash = hash([items, addressId, payment, expectedAmount])
  return { key: `key:${key}`, bodyHash, seconds: KEY_SECONDS, twin }
}

function hash(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url")
}
