import { readBootData } from "./boot/boot-data"

/** Who the shop is, from the settings SHOP_NAME, SUPPORT_EMAIL and SOCIAL_LINKS. */
export interface ShopInfo {
  name: string
  supportEmail: string
  /** Three addresses for the footer's 'Follow Us'. */
  socialLinks: string[]
  currency: "₹"
}

const demoShop: ShopInfo = {
  name: "Grocery Shop",
  supportEmail: "support@example.com",
  socialLinks: [],
  currency: "₹",
}

export const shop: ShopInfo = readBootData()?.shop ?? demoShop
