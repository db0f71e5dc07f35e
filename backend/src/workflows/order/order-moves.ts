import {
  cancelOrderFulfillmentWorkflow,
  cancelOrderWorkflow,
  capturePaymentWorkflow,
  createOrderFulfillmentWorkflow,
  createOrderPaymentCollectionWorkflow,
  createOrderShipmentWorkflow,
  markOrderFulfillmentAsDeliveredWorkflow,
  markPaymentCollectionAsPaid,
} from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import { messages } from "@shop/api/messages"
import { Refusal } from "../../refusal"
import { deliveryOf } from "./delivery-of"
import { holdSale } from "./hold-sale"
import type { LineToPack, OrderParts } from "./order-parts"
import { takeOutUncounted } from "./take-out-uncounted"

/** Who moves which order. */
export interface Mover {
  readonly container: MedusaContainer
  readonly orderId: string
  /** User or customer id, for Medusa's records. */
  readonly by: string
}

/** Packs what is not packed. @throws Refusal when nothing is left to pack, or the delivery is not for it */
export async function pack({ container, orderId, by }: Mover, parts: OrderParts): Promise<void> {
  if (parts.to_pack.length === 0) throw new Refusal(messages.orderEmpty)
  const delivery = await deliveryOf(container, orderId)
  for (const { items, ...place } of parcelsFor(parts.to_pack))
    await createOrderFulfillmentWorkflow(container).run({
      input: { order_id: orderId, created_by: by, items, ...place, ...delivery },
    })
}

/**
 * Medusa wants what is shipped and what is not in parcels of their own, and unpacks a parcel to the one
 * location that it names: so what comes from different locations is packed apart.
 * @throws Refusal for a product whose parts are reserved at several locations, which no parcel can name
 */
function parcelsFor(lines: readonly LineToPack[]) {
  const parcels = new Map<
    string,
    { location_id?: string; items: { id: string; quantity: number }[] }
  >()
  const apart = lines.find(({ locations }) => locations.length > 1)
  if (apart) throw new Refusal(messages.orderPartsApart(apart.title))
  // What is not counted goes with the rest.
  const anywhere = lines.find(({ locations }) => locations.length > 0)?.locations[0]
  for (const { id, quantity, requires_shipping, locations } of lines) {
    const location_id = locations[0] ?? anywhere
    const key = `${requires_shipping} ${location_id}`
    const parcel = parcels.get(key) ?? { ...(location_id && { location_id }), items: [] }
    parcels.set(key, parcel)
    parcel.items.push({ id, quantity })
  }
  return parcels.values()
}

/** Sends off every parcel that is still here. */
export async function sendOff({ container, orderId, by }: Mover, parts: OrderParts): Promise<void> {
  for (const { id, items } of parts.parcels.filter(({ shipped }) => !shipped))
    await createOrderShipmentWorkflow(container).run({
      input: { order_id: orderId, fulfillment_id: id, created_by: by, items: [...items] },
    })
}

export async function deliver({ container, orderId }: Mover, parts: OrderParts): Promise<void> {
  for (const { id } of parts.parcels.filter(({ delivered }) => !delivered))
    await markOrderFulfillmentAsDeliveredWorkflow(container).run({
      input: { orderId, fulfillmentId: id },
    })
}

/**
 * Notes that the money of an order paid on delivery was taken: what is still due of it, and not what it
 * once cost. A change in Medusa Admin asks for what is to pay by then anew, without a payment: that is noted
 * as with Admin's 'Mark as paid'. So is an order that was a draft in Admin, of which nothing was asked.
 */
export async function takePayment(mover: Mover, parts: OrderParts): Promise<void> {
  const { container, orderId: order_id, by: captured_by } = mover
  const { asked_anew, open_payments, due } = parts
  if (asked_anew.length === 0 && open_payments.length > 0) return capture(mover, open_payments, due)
  for (const payment_collection_id of asked_anew.length > 0 ? asked_anew : await ask(mover, due))
    await markPaymentCollectionAsPaid(container).run({
      input: { order_id, payment_collection_id, captured_by },
    })
}

/** Asks for what is due of an order. @returns the payment collection */
async function ask({ container, orderId: order_id }: Mover, due: number): Promise<string[]> {
  if (due <= 0) return []
  const { result } = await createOrderPaymentCollectionWorkflow(container).run({
    input: { order_id, amount: due },
  })
  return result.map(({ id }) => id)
}

async function capture(
  { container, by: captured_by }: Mover,
  payments: OrderParts["open_payments"],
  due: number,
): Promise<void> {
  let left = due
  for (const { id: payment_id, amount, captured } of payments) {
    const part = Math.min(Math.round((amount - captured) * 100) / 100, left)
    if (part <= 0) continue
    // All of a payment is taken without naming a sum, as Medusa Admin does.
    const sum = part < amount - 0.005 ? { amount: part } : {}
    await capturePaymentWorkflow(container).run({ input: { payment_id, captured_by, ...sum } })
    left = Math.round((left - part) * 100) / 100
  }
}

/** Unpacks, then cancels; Medusa gives the units back once, whichever way they were held. */
export async function cancel({ container, orderId, by }: Mover, parts: OrderParts): Promise<void> {
  const release = parts.parcels.length > 0 ? await holdSale(orderId) : undefined
  try {
    for (const { id } of parts.parcels) {
      await takeOutUncounted(container, orderId, id)
      await cancelOrderFulfillmentWorkflow(container).run({
        input: { order_id: orderId, fulfillment_id: id, canceled_by: by },
      })
    }
    await cancelOrderWorkflow(container).run({ input: { order_id: orderId, canceled_by: by } })
  } finally {
    release?.()
  }
}
