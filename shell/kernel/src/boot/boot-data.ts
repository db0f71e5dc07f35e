import type { Registry } from "../composition/registry"
import type { ShopInfo } from "../shop"

/** What the storefront server writes into index.html as a JSON script, so that no request is needed for it. */
export interface BootData {
  registry: Registry
  shop: ShopInfo
}

/** The id of that script element; the storefront server writes it, `readBootData` reads it. */
export const BOOT_ELEMENT_ID = "shop-boot"

/** The page's boot data, or undefined where a page has none (a micro-frontend run alone, a unit test). */
export function readBootData(): BootData | undefined {
  if (typeof document === "undefined") return undefined
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent
  return text ? (JSON.parse(text) as BootData) : undefined
}
