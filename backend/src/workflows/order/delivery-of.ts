import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { messages } from "@shop/api/messages"
import { pool } from "../../db/pool"
import { Refusal } from "../../refusal"
import { shopDelivery } from "./shop-delivery"

interface Delivery {
  /** Null of an order that goes without a way of delivery, as drafts in Medusa Admin may. */
  readonly shipping_option_id: string | null
  readonly profile: string | null
  /** Products still to be packed whose shipping profile is not that of the delivery. */
  readonly misfits: readonly {
    product_id: string
    title: string
    /** Null of a product that was made in Medusa Admin without one. */
    profile: string | null
  }[]
}

const query = {
  name: "order_delivery",
  text: `
    select option.id as shipping_option_id, option.shipping_profile_id as profile, coalesce((
      select jsonb_agg(distinct jsonb_build_object('product_id', p.id, 'title', p.title,
        'profile', own.shipping_profile_id))
      from order_item item
      join order_line_item line on line.id = item.item_id and line.requires_shipping
      join product p on p.id = line.product_id and p.deleted_at is null
      left join product_shipping_profile own on own.product_id = p.id and own.deleted_at is null
      where item.order_id = o.id and item.version = o.version and item.deleted_at is null
        and item.quantity > item.fulfilled_quantity
        and own.shipping_profile_id is distinct from option.shipping_profile_id
    ), '[]') as misfits
    from "order" o
    join order_shipping method on method.order_id = o.id and method.version = o.version
      and method.deleted_at is null
      and coalesce(method.return_id, method.claim_id, method.exchange_id) is null
    join order_shipping_method way on way.id = method.shipping_method_id
    left join shipping_option sold on sold.id = way.shipping_option_id and sold.deleted_at is null
    left join (${shopDelivery}) present on sold.id is null
    cross join lateral (select coalesce(sold.id, present.id) as id,
      coalesce(sold.shipping_profile_id, present.shipping_profile_id) as shipping_profile_id) option
    where o.id = $1
    order by method.created_at limit 1`,
}

/**
 * The way of delivery that an order is packed for: its own, or the shop's of today where somebody deleted
 * that. Medusa packs only what has its shipping profile, which its Admin lets a product be without: such a
 * product takes the profile of the delivery that it was sold with.
 * @returns what Medusa's packing wants to know of it
 * @throws Refusal for a product that somebody gave another profile
 */
export async function deliveryOf(
  container: MedusaContainer,
  orderId: string,
): Promise<{ shipping_option_id?: string }> {
  const { rows } = await pool().query<Delivery & Record<string, unknown>>({
    ...query,
    values: [orderId],
  })
  const { shipping_option_id: id, profile, misfits = [] } = rows[0] ?? {}
  if (!id || !profile) return {}
  const other = misfits.find(({ profile: own }) => own !== null)
  if (other) throw new Refusal(messages.orderProfileOther(other.title))
  if (misfits.length > 0)
    await container.resolve(ContainerRegistrationKeys.LINK).create(
      misfits.map(({ product_id }) => ({
        [Modules.PRODUCT]: { product_id },
        [Modules.FULFILLMENT]: { shipping_profile_id: profile },
      })),
    )
  return { shipping_option_id: id }
}
