import { readBootData } from "./boot-data"
import type { ShopInfo } from "./manifest/boot"

export type { ShopInfo }

const demoShop: ShopInfo = {
  name: "Grocery Shop",
  supportEmail: "support@example.com",
  socialLinks: [],
  currency: "₹",
}

/** Who the shop is; demo values where the page carries none. */
export const shop: ShopInfo = readBootData()?.shop ?? demoShop
