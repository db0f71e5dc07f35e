import type { Registry } from "./registry.js"

/** Who the shop is, from the settings SHOP_NAME, SUPPORT_EMAIL and SOCIAL_LINKS. */
export interface ShopInfo {
  name: string
  supportEmail: string
  /** Three addresses for the footer's 'Follow Us'. */
  socialLinks: string[]
  currency: "₹"
  /** Set where no card network is: paying online is not offered. */
  withoutCards?: true
}

/** What the storefront server writes into index.html as JSON, so that no request is needed for it. */
export interface BootData {
  registry: Registry
  shop: ShopInfo
  /** Only outside production: turns on what helps teams look at their parts. */
  stage?: "development" | "staging"
  /** Outside production: micro-frontends that this visitor runs from a machine of their own, and from where. */
  overrides?: Record<string, string>
  /** Signed by the server: goes with a report of what failed in this page view. */
  view?: string
}

/** The id of the script element that carries the boot data. */
export const BOOT_ELEMENT_ID = "shop-boot"
