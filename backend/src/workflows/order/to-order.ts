import type { Order } from "@shop/api"
import { rupeesFromPaise } from "@shop/api/money"
import type { PaymentState } from "../../modules/card-checkout/payment-state"
import { placeholderImage } from "../../catalogue/image-url"
import { addressFields } from "../address/address-fields"
import type { OrderedLine, OrderRow } from "./order-query"

/** An order as both lists show it. */
export function toOrder(row: OrderRow): Order {
  return {
    _id: row.id,
    paymentType: row.online ? "Online" : "COD",
    amount: rupeesFromPaise(row.total_paise),
    status: row.status,
    isPaid: row.captured_paise >= row.total_paise && row.refunded_paise < row.captured_paise,
    ...(row.card_state && { payment: paymentOf(row, row.card_state) }),
    createdAt: row.created_at.toISOString(),
    address: addressOf(row),
    items: row.lines.map((line) => ({ product: productOf(line), quantity: line.quantity })),
  }
}

/** How the payment by card stands; that its page is still being made is nobody's business. */
function paymentOf(row: OrderRow, state: PaymentState): Order["payment"] {
  const { card_problem: problem, pay_before: before, refunded_paise: refunded } = row
  const isOpen = state === "opening" || state === "open"
  const isOwed = state === "refunded" && row.owed_paise > 0
  return {
    state: isOpen ? "open" : isOwed ? "refunding" : state,
    ...(isOpen && before && { payBefore: before.toISOString() }),
    ...(refunded > 0 && { refunded: rupeesFromPaise(refunded) }),
    ...(row.owed_paise > 0 && { owed: rupeesFromPaise(row.owed_paise) }),
    ...(problem && { problem }),
  }
}

function addressOf({ address, email }: OrderRow): Order["address"] {
  const fields = addressFields(address)
  return { ...fields, email: fields.email || (email ?? "") }
}

type OrderedProduct = Order["items"][number]["product"]

/** The product as ordered; a line made in Medusa Admin shows what Medusa copied into it. */
function productOf(line: OrderedLine): OrderedProduct {
  const _id = line.product_id ?? ""
  if (line.product) return { ...(line.product as unknown as OrderedProduct), _id }
  return {
    _id,
    name: line.title,
    category: "",
    description: (line.description ?? "").split("\n").filter(Boolean),
    price: wholePaise(line.compare_at_unit_price ?? line.unit_price),
    offerPrice: wholePaise(line.unit_price),
    images: [line.thumbnail ?? placeholderImage],
  }
}

function wholePaise(rupees: number): number {
  return Math.round(rupees * 100) / 100
}
