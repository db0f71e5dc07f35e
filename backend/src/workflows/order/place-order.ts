import type { OrderRequest } from "@shop/api"
import { messages } from "@shop/api/messages"
import { catalogue } from "../../catalogue"
import { BadRequest } from "../../refusal"
import { closeUnpaid } from "../card-payment/close-unpaid"
import { asIfClosed } from "./as-if-closed"
import { basketOf } from "./basket"
import { cardRows } from "./card-rows"
import type { PaymentMethod } from "./draft"
import { draftOrder } from "./draft-order"
import { orderMail } from "./order-mail"
import { type OrderRequestKeys, orderRequestKeys } from "./order-request-keys"
import { orderRows } from "./order-rows"
import { readSale } from "./read-sale"
import type { Sale } from "./sale"
import { soldOut } from "./sold-out"
import { conflictOf, type WriteConflict } from "./write-conflict"
import { writeOrder } from "./write-order"

export interface OrderWish {
  readonly customerId: string
  readonly payment: PaymentMethod
  readonly items: OrderRequest["items"]
  readonly addressId: string
  /** Rupees that the shopper was shown. */
  readonly expectedAmount?: number
  /** The Idempotency-Key header, if any. */
  readonly key?: string
  /** When the request came in, ms since 1970. */
  readonly arrivedAt: number
}

/** How often an order that met another one is tried from the start. */
const ATTEMPTS = 5

/**
 * Places an order, unpaid: reads, checks, prices, and writes all of it in one statement
 * (docs/decisions/062). Meeting another order in the database (last units, the seller's switch, a
 * repeat of this very request, a deadlock) means reading again, which then finds the reason. An order
 * of the same shopper that still waits for a card is closed first: nobody is blocked by their own hold.
 * @returns the order's id; a repeated request returns that of the first
 * @throws Refusal for what the shopper can act on, BadRequest 400 for a misused key
 */
export async function placeOrder(wish: OrderWish): Promise<string> {
  const basket = basketOf(wish.items)
  const keys = orderRequestKeys({ ...wish, basket })
  for (let attempt = 1; ; attempt++) {
    const sale = await readSale({ ...wish, productIds: [...basket.keys()], key: keys.key })
    if (sale.earlier) return repeated(sale.earlier, keys)
    if (attempt === 1 && sale.unpaid.length > 0) {
      // A refused order is none, and closes nothing.
      draftOrder({ ...wish, basket, sale: asIfClosed(sale) })
      await closeUnpaid(sale.unpaid)
      continue
    }
    const draft = draftOrder({ ...wish, basket, sale })
    const { customerId, arrivedAt } = wish
    const ordered = Object.fromEntries(basket)
    const rows = orderRows(draft)
    const mail = draft.payment === "COD" ? { mail: orderMail(draft) } : {}
    const card = cardRows(draft, rows)
    const write = { customerId, orderId: draft.id, rows, card, ...mail, keys, ordered }
    try {
      await writeOrder({ ...write, arrivedAt })
      await catalogue.settled()
      return draft.id
    } catch (error) {
      const conflict = conflictOf(error)
      if (!conflict) throw error
      if (attempt === ATTEMPTS) throw gaveUp(conflict, sale, error)
    }
  }
}

function repeated(earlier: NonNullable<Sale["earlier"]>, keys: OrderRequestKeys): string {
  if (earlier.body_hash !== keys.bodyHash) throw new BadRequest(400, messages.keyReused)
  return earlier.order_id
}

/** Reading kept finding the units and writing kept missing them: others are always quicker. */
function gaveUp(conflict: WriteConflict, sale: Sale, error: unknown): unknown {
  if (conflict.kind !== "stock") return error
  const takes = [...sale.products.values()].filter(({ parts }) =>
    parts.some((part) => part.inventory_item_id === conflict.inventoryItemId),
  )
  return soldOut(takes)
}
