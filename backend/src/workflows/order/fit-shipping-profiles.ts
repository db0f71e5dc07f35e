import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { messages } from "@shop/api/messages"
import { pool } from "../../db/pool"
import { Refusal } from "../../refusal"

/** A product of the order whose shipping profile is not that of the order's delivery. */
interface Misfit {
  readonly product_id: string
  readonly title: string
  /** Null of a product that was made in Medusa Admin without one. */
  readonly own_profile: string | null
  readonly profile: string
}

const misfits = {
  name: "order_profile_misfits",
  text: `
    select distinct p.id as product_id, p.title, own.shipping_profile_id as own_profile,
      option.shipping_profile_id as profile
    from "order" o
    join order_shipping method on method.order_id = o.id and method.version = o.version
      and method.deleted_at is null
    join order_shipping_method delivery on delivery.id = method.shipping_method_id
    join shipping_option option on option.id = delivery.shipping_option_id
    join order_item item on item.order_id = o.id and item.version = o.version
      and item.deleted_at is null and item.quantity > item.fulfilled_quantity
    join order_line_item line on line.id = item.item_id and line.requires_shipping
    join product p on p.id = line.product_id and p.deleted_at is null
    left join product_shipping_profile own on own.product_id = p.id and own.deleted_at is null
    where o.id = $1 and own.shipping_profile_id is distinct from option.shipping_profile_id`,
}

/**
 * Medusa packs only what has the shipping profile of the order's delivery, which its Admin lets a product
 * be without: such a product takes the delivery that it was sold with.
 * @throws Refusal for a product that somebody gave another profile
 */
export async function fitShippingProfiles(
  container: MedusaContainer,
  orderId: string,
): Promise<void> {
  const { rows } = await pool().query<Misfit>({ ...misfits, values: [orderId] })
  const other = rows.find(({ own_profile: own }) => own !== null)
  if (other) throw new Refusal(messages.orderProfileOther(other.title))
  if (rows.length === 0) return
  await container.resolve(ContainerRegistrationKeys.LINK).create(
    rows.map(({ product_id, profile: shipping_profile_id }) => ({
      [Modules.PRODUCT]: { product_id },
      [Modules.FULFILLMENT]: { shipping_profile_id },
    })),
  )
}
