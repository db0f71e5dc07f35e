import { toProduct } from "../../catalogue/to-product"
import type { DraftLine, OrderDraft } from "./draft"
import { entityId } from "./entity-id"
import { type OrderRows, quantityKinds, type Row } from "./order-tables"
import { numeric, rawNumber, rupeesText } from "./raw-number"

type LineTables = "order_line_item" | "order_item" | "order_line_item_tax_line" | "reservation_item"

const nothingYet = quantityKinds.map((kind) => numeric(`${kind}quantity`, "0"))

/** Lines with their tax, and the stock each one takes. */
export function lineRows(draft: OrderDraft): Pick<OrderRows, LineTables> {
  return {
    order_line_item: draft.lines.map(lineItem),
    order_item: draft.lines.map(({ id, quantity }) =>
      Object.assign(
        { id: entityId("orditem"), order_id: draft.id, version: 1, item_id: id },
        { metadata: {} },
        numeric("quantity", String(quantity)),
        ...nothingYet,
      ),
    ),
    order_line_item_tax_line: draft.lines.map(({ id, taxRate }) => ({
      id: entityId("ordlitxl"),
      item_id: id,
      ...taxLine(draft, taxRate),
    })),
    reservation_item: draft.lines.flatMap(reservations),
  }
}

/** A tax line of the shop's rate, bent or not. */
export function taxLine({ terms }: OrderDraft, rate: string): Row {
  const { id, name, code } = terms.tax_rate
  const source = { description: name, tax_rate_id: id, code, provider_id: "system" }
  return { ...source, rate, raw_rate: rawNumber(rate) }
}

/** The line's own copy of all that is shown of the product: an old order never changes. */
function lineItem({ id, product, unitPaise, position }: DraftLine): Row {
  const { _id, inStock: _now, ...snapshot } = toProduct(product)
  const compareAt = product.price === unitPaise ? null : rupeesText(product.price)
  return {
    id,
    title: product.name,
    subtitle: product.variant_title,
    thumbnail: product.variant_thumbnail ?? product.thumbnail,
    variant_id: product.variant_id,
    product_id: product.product_id,
    product_title: product.name,
    product_description: product.description,
    product_subtitle: product.subtitle,
    product_type: product.type,
    product_type_id: product.type_id,
    product_collection: product.collection,
    product_handle: product.handle,
    variant_sku: product.variant_sku,
    variant_barcode: product.variant_barcode,
    variant_title: product.variant_title,
    requires_shipping: product.requires_shipping,
    is_discountable: product.discountable,
    is_giftcard: product.is_giftcard,
    is_tax_inclusive: false,
    is_custom_price: false,
    compare_at_unit_price: compareAt,
    raw_compare_at_unit_price: compareAt && rawNumber(compareAt),
    ...numeric("unit_price", rupeesText(unitPaise)),
    metadata: { product: snapshot, position },
  }
}

function reservations({ id, product, quantity }: DraftLine): Row[] {
  return product.parts.map((part) => ({
    id: entityId("resitem"),
    line_item_id: id,
    location_id: part.location_id,
    inventory_item_id: part.inventory_item_id,
    allow_backorder: product.allow_backorder,
    ...numeric("quantity", String(part.required_quantity * quantity)),
  }))
}
