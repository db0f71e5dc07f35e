import type { Browser } from "./browser"
import { asAdmin } from "./medusa-admin"

/** Opens a second stock location that the shop sells from, with units of an item; returns its id. */
export async function openSecondLocation(
  admin: Browser,
  item: string,
  units: number,
): Promise<string> {
  const post = <Body>(path: string, body: unknown) => asAdmin<Body>(admin, "POST", path, body)
  const { stores } = await asAdmin<{ stores: { default_sales_channel_id: string }[] }>(
    admin,
    "GET",
    "/stores",
  )
  const { stock_location: second } = await post<{ stock_location: { id: string } }>(
    "/stock-locations",
    { name: `Second of ${item}` },
  )
  await post(`/stock-locations/${second.id}/sales-channels`, {
    add: [stores[0]?.default_sales_channel_id],
  })
  await post(`/inventory-items/${item}/location-levels`, {
    location_id: second.id,
    stocked_quantity: units,
  })
  return second.id
}
