import type { Language } from "@shop/api/language"
import type { ShopInfo } from "@shop/kernel/manifest"
import type { Catalogue } from "../../catalogue/catalogue.js"

/** Where a page's description is made: the shop, its origin, and its products where they are known. */
export interface PageContext {
  shop: ShopInfo
  /** That of the shop as the world sees it. */
  origin: string
  catalogue: Catalogue | undefined
  language: Language
}
