import type { Order, OrderStatus } from "@shop/api"
import { messages } from "@shop/api/messages"
import { MedusaError } from "@medusajs/framework/utils"
import { Refusal } from "../../refusal"
import { cancelUnpaid } from "../card-payment/cancel-unpaid"
import { findOrder } from "./find-order"
import { cancel, deliver, type Mover, pack, sendOff, takePayment } from "./order-moves"
import { type OrderParts, readOrderParts } from "./order-parts"
import { withOrder } from "./with-order"

/** The way of an order; `Cancelled` leaves it before its third step. */
const way = ["Order Placed", "Packed", "Out for delivery", "Delivered"] as const
const moves = { Packed: pack, "Out for delivery": sendOff, Delivered: deliver, Cancelled: cancel }
type Target = keyof typeof moves

interface Move extends Mover {
  readonly status: string
  /** Whether the money of an order paid on delivery was taken with `Delivered`. */
  readonly paid: boolean
}

/**
 * Moves an order one step on, or cancels it, through Medusa's workflows. Each of them commits for
 * itself: what a crash leaves between two is finished by the same move once more, since what is left
 * to do is read from the order and not remembered.
 * @throws Refusal for an unknown order or status, a skipped step or one back, an unpaid online order
 */
export async function moveOrder(move: Move): Promise<Order> {
  const { status, orderId } = move
  if (!isTarget(status)) throw new Refusal(messages.orderStatusUnknown)
  return whileNobodyElseDoes(move, async () => {
    const known = await find(orderId)
    const waits = known.order.status === "Pending payment" && status === "Cancelled"
    if (waits && (await cancelUnpaid(orderId, "seller"))) return (await find(orderId)).order
    const { order, parts } = waits ? await find(orderId) : known
    if (order.status !== status) {
      checkStep(order, parts, status)
      await moves[status](move, parts)
    }
    const takesMoney = status === "Delivered" && move.paid && order.paymentType === "COD"
    if (takesMoney && !order.isPaid) await takePayment(move, parts)
    return (await find(orderId)).order
  })
}

/**
 * Cancels a shopper's own order that nobody has begun to pack.
 * @throws Refusal for an unknown order, which anybody else's is, and one that is packed or being edited
 */
export async function cancelOwnOrder(mover: Mover): Promise<Order> {
  return whileNobodyElseDoes(mover, async () => {
    const known = await find(mover.orderId)
    if (known.parts.customer_id !== mover.by) throw new Refusal(messages.orderUnknown)
    const waits = known.order.status === "Pending payment"
    if (waits) await cancelUnpaid(mover.orderId, "shopper")
    const { order, parts } = waits ? await find(mover.orderId) : known
    if (order.status === "Cancelled") return order
    if (order.status !== "Order Placed" || parts.parcels.length > 0)
      throw new Refusal(messages.orderBeingPacked)
    if (parts.open_changes.length > 0) throw new Refusal(messages.orderBeingChanged)
    await cancel(mover, parts)
    return (await find(mover.orderId)).order
  })
}

function checkStep(order: Order, parts: OrderParts, to: Target): void {
  // Paid once is enough: what a change in Medusa Admin added since is the seller's to ask for.
  if (order.status === "Pending payment") throw new Refusal(messages.orderUnpaid)
  const wrong = () => new Refusal(messages.orderStepWrong(order.status, to))
  const at = stepOf(order.status)
  if (at < 0) throw wrong()
  if (to === "Cancelled") {
    const isTooLate = at > 1 || parts.is_completed || parts.parcels.some(({ shipped }) => shipped)
    if (isTooLate) throw wrong()
    if (parts.open_changes.length > 0) throw new Refusal(messages.orderBeingEdited)
  } else if (stepOf(to) !== at + 1) throw wrong()
  else if (parts.open_changes.length > 0) throw new Refusal(messages.orderBeingEdited)
}

const stepOf = (status: OrderStatus) => (way as readonly OrderStatus[]).indexOf(status)
const isTarget = (status: string): status is Target => Object.hasOwn(moves, status)

async function find(orderId: string): Promise<{ order: Order; parts: OrderParts }> {
  const [order, parts] = await Promise.all([findOrder(orderId), readOrderParts(orderId)])
  if (!order || !parts) throw new Refusal(messages.orderUnknown)
  return { order, parts }
}

const raced = new Set<string>([
  MedusaError.Types.CONFLICT,
  MedusaError.Types.INVALID_DATA,
  MedusaError.Types.NOT_ALLOWED,
  MedusaError.Types.NOT_FOUND,
])

/** What Medusa refuses although it was allowed a moment ago, somebody else has changed by then. */
async function whileNobodyElseDoes(mover: Mover, job: () => Promise<Order>): Promise<Order> {
  try {
    return await withOrder(mover.container, mover.orderId, job)
  } catch (error) {
    if (MedusaError.isMedusaError(error) && raced.has((error as MedusaError).type))
      throw new Refusal(messages.orderChanged)
    throw error
  }
}
