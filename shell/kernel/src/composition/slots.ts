import type { Product } from "@shop/api/client"

/**
 * Every slot of the shop with the props its fragments get. A slot is a promise between teams:
 * a change that would break a fragment is a new id with the next number, served beside the old one.
 */
export interface SlotProps {
  /** End of the header's row of links; the mini-cart attaches here. */
  "shell.header.end/v1": Record<never, never>
  /** Between page and footer, stuck to the bottom of the screen meanwhile; the cart bar attaches here. */
  "shell.page.end/v1": Record<never, never>
  /** The action of a product card. */
  "catalog.product-card.action/v1": { product: Product }
  /** The actions of a product page. */
  "catalog.product.action/v1": { product: Product }
  /** Below the details of a product page. */
  "catalog.product.after/v1": { product: Product }
}

export type SlotId = keyof SlotProps

/** What a fragment attached to the slot `Id` is rendered with. */
export type FragmentProps<Id extends SlotId> = SlotProps[Id]
