import type { CategoryKey } from "@shop/api"
import type { DemoProduct } from "./demo-product"
import { bakery } from "./products/bakery"
import { dairy } from "./products/dairy"
import { drinks } from "./products/drinks"
import { fruits } from "./products/fruits"
import { grains } from "./products/grains"
import { instant } from "./products/instant"
import { vegetables } from "./products/vegetables"

/** The demo shop's shelves. */
export const demoShelves: Record<CategoryKey, DemoProduct[]> = {
  Vegetables: vegetables,
  Fruits: fruits,
  Drinks: drinks,
  Instant: instant,
  Dairy: dairy,
  Bakery: bakery,
  Grains: grains,
}
