import type { Order, OrderStatus } from "@shop/api"
import { rupeesFromPaise } from "@shop/api/money"
import { placeholderImage } from "../../catalogue/image-url"
import { addressFields } from "../address/address-fields"
import type { OrderedLine, OrderRow } from "./order-query"

/** An order as both lists show it. */
export function toOrder(row: OrderRow): Order {
  return {
    _id: row.id,
    paymentType: row.online ? "Online" : "COD",
    amount: rupeesFromPaise(row.total_paise),
    status: statusOf(row),
    isPaid: row.captured_paise >= row.total_paise && row.refunded_paise < row.captured_paise,
    createdAt: row.created_at.toISOString(),
    address: addressOf(row),
    items: row.lines.map((line) => ({ product: productOf(line), quantity: line.quantity })),
  }
}

/** The furthest state that the whole order has reached: half a parcel on its way is still packed. */
function statusOf(row: OrderRow): OrderStatus {
  if (row.canceled) return "Cancelled"
  if (row.delivered) return "Delivered"
  if (row.shipped) return "Out for delivery"
  return row.packed ? "Packed" : "Order Placed"
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
