import { createHash, randomBytes } from "node:crypto"
import type { Order, Product } from "@shop/api"
import { expect } from "vitest"
import type { Answer, Browser } from "./browser"
import { addProduct } from "./products"
import type { RunningShop } from "./start-shop"

/** A shopper who is signed in and has an address: ready to order. */
export interface ReadyShopper {
  readonly id: string
  readonly email: string
  readonly addressId: string
  readonly browser: Browser
  /** The same shopper, signed in, calling another server of the shop. */
  at(url: string): ReadyShopper
  /** Orders units by product id, for cash on delivery. */
  order(
    items: Record<string, number>,
    more?: { key?: string; body?: Record<string, unknown> },
  ): Promise<Answer>
  orders(): Promise<Order[]>
}

const unique = (prefix: string) => `${prefix}_${randomBytes(13).toString("hex")}`

/** A shopper made in the database: a crowd of them costs no password hashing and no mail. */
export async function readyShopper(shop: RunningShop): Promise<ReadyShopper> {
  const id = unique("cus")
  const email = `${id}@shop.test`
  const addressId = unique("cuaddr")
  const token = randomBytes(32).toString("base64url")
  await shop.db.query(
    `with shopper as (
       insert into customer (id, email, first_name, last_name, has_account)
       values ($1, $2, 'Asha', 'Rao', true)
     ), session as (
       insert into shop_session (token_hash, role, subject_id, expires_at)
       values ($3, 'shopper', $1, now() + interval '1 hour')
     )
     insert into customer_address (id, customer_id, first_name, last_name, phone, address_1, city,
       province, country_code, postal_code, metadata)
     values ($4, $1, 'Asha', 'Rao', '+91 98765 43210', '12 Lake Road', 'Lucknow', 'Uttar Pradesh',
       'in', '226001', '{"email": "door@shop.test"}')`,
    [id, email, createHash("sha256").update(token).digest(), addressId],
  )
  const browser = shop.browser()
  browser.setCookie(`shop_sid_${new URL(shop.url).port}`, token)
  return asReady({ id, email, addressId }, browser)
}

function asReady(
  shopper: Pick<ReadyShopper, "id" | "email" | "addressId">,
  browser: Browser,
): ReadyShopper {
  const { addressId } = shopper
  return {
    ...shopper,
    browser,
    at: (url) => asReady(shopper, browser.clone(url)),
    order: (items, { key, body } = {}) =>
      browser.post(
        "/api/order/cod",
        { items: itemsOf(items), addressId, ...body },
        key === undefined ? {} : { "idempotency-key": key },
      ),
    orders: async () => {
      const { body } = await browser.get("/api/order/user")
      expect(body.success).toBe(true)
      return (body as unknown as { orders: Order[] }).orders
    },
  }
}

/** A product on the shelf (`changes` as in `addProduct`) and somebody who is ready to order it. */
export async function productAndShopper(
  shop: RunningShop,
  seller: Browser,
  changes: object = {},
): Promise<{ product: Product; shopper: ReadyShopper }> {
  const [product, shopper] = await Promise.all([
    addProduct(shop, seller, changes),
    readyShopper(shop),
  ])
  return { product, shopper }
}

export function crowd(shop: RunningShop, count: number): Promise<ReadyShopper[]> {
  return Promise.all(Array.from({ length: count }, () => readyShopper(shop)))
}

/** A basket as the call takes it. */
export function itemsOf(items: Record<string, number>): { productId: string; quantity: number }[] {
  return Object.entries(items).map(([productId, quantity]) => ({ productId, quantity }))
}
