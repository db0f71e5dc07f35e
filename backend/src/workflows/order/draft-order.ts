import { limits } from "@shop/api"
import { messages } from "@shop/api/messages"
import { paiseFromRupees, rupeesFromPaise, totalsOf } from "@shop/api/money"
import { Refusal } from "../../refusal"
import type { Basket } from "./basket"
import type { OrderDraft, PaymentMethod } from "./draft"
import { entityId } from "./entity-id"
import type { Sale, SaleProduct } from "./sale"
import { isDeliverable, soldOut } from "./sold-out"
import { withTaxRates } from "./with-tax-rates"

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" })

/**
 * Checks a basket against what is for sale and prices it from the server's own data.
 * @throws Refusal for an unknown address or product, products out of stock (named), an amount that
 *   differs from the one the shopper was shown (with the new one), or one that no card can pay
 */
export function draftOrder(wish: {
  customerId: string
  payment: PaymentMethod
  basket: Basket
  sale: Sale
  expectedAmount?: number
}): OrderDraft {
  const { customerId, payment, basket, sale, expectedAmount } = wish
  const { address, email, terms } = sale
  if (!address) throw new Refusal(messages.addressUnknown)
  const wanted = [...basket].map(([id, quantity]) => ({ product: known(sale, id), quantity }))
  const missing = wanted.filter(({ product, quantity }) => !isDeliverable(product, quantity))
  if (missing.length > 0) throw soldOut(missing.map(({ product }) => product))

  const priced = wanted.map((line) => ({ ...line, unitPaise: line.product.offer_price }))
  const totals = totalsOf(priced)
  if (expectedAmount !== undefined && paiseFromRupees(expectedAmount) !== totals.total) {
    const amount = rupeesFromPaise(totals.total)
    throw new Refusal(messages.amountChanged(rupees.format(amount)), { amount })
  }
  const { least, most } = limits.cardPaise
  if (payment === "Online" && (totals.total < least || totals.total > most))
    throw new Refusal(messages.onlineAmountImpossible)
  const lines = withTaxRates(priced).map((line, position) => ({
    ...line,
    id: entityId("ordli"),
    position,
  }))
  const id = entityId("order")
  return { id, payment, customerId, email, address, terms, lines, totals, placedAt: new Date() }
}

function known(sale: Sale, productId: string): SaleProduct {
  const product = sale.products.get(productId)
  if (!product) throw new Refusal(messages.orderProductUnknown)
  return product
}
