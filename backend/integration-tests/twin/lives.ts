import type { AdminOrder } from "../harness/admin-order"

/** One thing that happens to an order in Medusa Admin. */
export type Step = (order: AdminOrder, products: Readonly<Record<string, string>>) => Promise<void>

const pack: Step = (order) => order.pack()
const packOne: Step = (order) => order.pack(1)
const unpack: Step = (order) => order.undo()
const ship: Step = (order) => order.ship()
const deliver: Step = (order) => order.deliver()
const capture: Step = (order) => order.capture()
const cancel: Step = (order) => order.cancel()
const refundSome: Step = (order) => order.refund(10)
const fewer: Step = (order, { first = "" }) => order.edit({ set: { [first]: 1 } })
const more: Step = (order, { first = "" }) => order.edit({ set: { [first]: 4 } })
const add: Step = (order, { addedVariant = "" }) => order.edit({ add: { [addedVariant]: 2 } })
const remove: Step = (order, { first = "" }) => order.edit({ set: { [first]: 0 } })
const takeBack: Step = (order, { first = "" }) => order.takeBack(first, 1)

/** What may happen to an order, one step after the other. */
export const lives: Readonly<Record<string, readonly Step[]>> = {
  "packed, shipped, delivered, paid": [pack, ship, deliver, capture],
  "paid, packed in part, shipped, packed whole, shipped, delivered": [
    capture,
    packOne,
    ship,
    pack,
    ship,
    deliver,
  ],
  cancelled: [cancel],
  "packed, unpacked, cancelled": [pack, unpack, cancel],
  "packed in part, unpacked, packed whole": [packOne, unpack, pack],
  "paid, refunded in part, packed": [capture, refundSome, pack],
  "paid, then cancelled and refunded": [capture, cancel],
  "edited to fewer units, packed, shipped, delivered": [fewer, pack, ship, deliver],
  "edited to more units and another product, cancelled": [more, add, cancel],
  "a product taken out, packed": [add, remove, pack],
  "paid, delivered, a unit taken back": [capture, pack, ship, deliver, takeBack],
}
