import type { ShelfRow } from "../../catalogue/shelf"
import type { MedusaAddress } from "../address/address-fields"

/** Everything an order needs to know of one product, as the database has it now. */
export interface SaleProduct extends ShelfRow {
  readonly variant_title: string
  readonly variant_sku: string | null
  readonly variant_barcode: string | null
  readonly variant_thumbnail: string | null
  readonly subtitle: string | null
  readonly handle: string
  readonly type_id: string | null
  readonly type: string | null
  readonly collection: string | null
  readonly discountable: boolean
  readonly is_giftcard: boolean
  readonly requires_shipping: boolean
  readonly allow_backorder: boolean
  /** What one unit takes from stock, and where; empty for an uncounted product. */
  readonly parts: readonly StockPart[]
}

export interface StockPart {
  readonly inventory_item_id: string
  readonly required_quantity: number
  readonly location_id: string
}

/** What every order of this shop shares. */
export interface ShopTerms {
  readonly region_id: string
  readonly sales_channel_id: string
  readonly shipping_option: { readonly id: string; readonly name: string }
  readonly tax_rate: { readonly id: string; readonly name: string; readonly code: string }
}

/** What the one read finds for a request. */
export interface Sale {
  readonly email: string
  readonly terms: ShopTerms
  /** Only products on the shelf; one that is missing is not sold here (any more). */
  readonly products: ReadonlyMap<string, SaleProduct>
  /** Undefined when it does not exist or is somebody else's. */
  readonly address?: MedusaAddress
  /** Orders of this shopper that wait for a payment by card. */
  readonly unpaid: readonly string[]
  /** Units that those hold, by inventory item. */
  readonly held: Readonly<Record<string, number>>
  /** The order an earlier, equal request has made. */
  readonly earlier?: { readonly order_id: string; readonly body_hash: string }
}
