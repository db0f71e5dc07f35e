import { dice } from "./dice"
import { palettes } from "./palettes"
import type { PictureOrder, ViewName } from "./picture"
import { views } from "./views"

/** One view of a product as SVG; the same order always gives the same picture. */
export function drawPicture(order: PictureOrder, view: ViewName): string {
  return views[view]({
    ...order,
    colors: palettes[order.palette],
    random: dice(`${order.name} ${view}`),
  })
}
