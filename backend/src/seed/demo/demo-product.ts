import type { Picture } from "../pictures/picture"

/** One product of the demo shop, as a seller would describe it. */
export interface DemoProduct {
  /** Without the size; the shop's name of it is `name` and `size` together. */
  name: string
  /** Net quantity as printed, for example '1 kg'. */
  size: string
  /** Maximum retail price, rupees. */
  mrp: number
  /** What the shop asks, rupees; never above `mrp`. */
  offer: number
  /** Units counted at the start. */
  stock: number
  /** The seller's switch is off, whatever the count. */
  switchedOff?: true
  /** Among the newest, which the home page shows first. */
  featured?: true
  description: string[]
  /** How to keep it, as printed on the back. */
  storage: string
  picture: Picture
}

/** The four views of a product that shows itself fully. */
export const allViews: Picture["views"] = ["shelf", "close", "served", "back"]
