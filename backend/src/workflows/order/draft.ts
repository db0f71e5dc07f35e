import type { Totals } from "@shop/api/money"
import type { MedusaAddress } from "../address/address-fields"
import type { SaleProduct, ShopTerms } from "./sale"

/** One line to be: a product at today's price. */
export interface DraftLine {
  readonly id: string
  readonly product: SaleProduct
  readonly quantity: number
  readonly unitPaise: number
  /** Percent, as a decimal. */
  readonly taxRate: string
  /** Where it stands in the order, from 0. */
  readonly position: number
}

/** Paid at the door, or by card before it is packed. */
export type PaymentMethod = "COD" | "Online"

/** An order checked and priced, ready to be written. Amounts in paise. */
export interface OrderDraft {
  readonly id: string
  readonly payment: PaymentMethod
  readonly customerId: string
  readonly email: string
  readonly address: MedusaAddress
  readonly terms: ShopTerms
  readonly lines: readonly DraftLine[]
  readonly totals: Totals
  readonly placedAt: Date
}
