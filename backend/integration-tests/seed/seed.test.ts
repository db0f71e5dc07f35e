import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { demoShelves } from "../../src/seed/demo/products"
import { type UnseededShop, unseededShop } from "./unseeded-shop"

const demoProducts = Object.values(demoShelves).flat()

/** Each start loads Medusa anew, and there may be three of them in one test; ms. */
const TIMEOUT = 300_000
vi.setConfig({ testTimeout: TIMEOUT, hookTimeout: TIMEOUT })

/** A shop of its own for a group of tests. */
function useShop(): () => UnseededShop {
  let shop: UnseededShop
  beforeAll(async () => {
    shop = await unseededShop()
  })
  afterAll(() => shop.forget())
  return () => shop
}

/** What a set-up must have exactly once, however often it ran. */
async function baseCounts({ db }: UnseededShop) {
  const { rows } = await db.query(`
    select (select count(*)::int from region where deleted_at is null) as regions,
      (select count(*)::int from tax_region where deleted_at is null) as tax_regions,
      (select array_agg(rate) from tax_rate where is_default and deleted_at is null) as tax_rates,
      (select count(*)::int from stock_location where deleted_at is null) as locations,
      (select count(*)::int from sales_channel where deleted_at is null) as channels,
      (select count(*)::int from sales_channel_stock_location where deleted_at is null) as channel_locations,
      (select count(*)::int from region_payment_provider where deleted_at is null) as payment_providers,
      (select count(*)::int from location_fulfillment_set where deleted_at is null) as fulfillment_sets,
      (select count(*)::int from location_fulfillment_provider where deleted_at is null) as fulfillment_providers,
      (select count(*)::int from shipping_profile where deleted_at is null) as profiles,
      (select array_agg(p.amount::int) from shipping_option o
        join shipping_option_price_set s on s.shipping_option_id = o.id and s.deleted_at is null
        join price p on p.price_set_id = s.price_set_id and p.deleted_at is null
        where o.deleted_at is null) as shipping_prices,
      (select array_agg(handle order by rank) from product_category where deleted_at is null) as categories,
      (select count(*)::int from price_list where type = 'sale' and status = 'active'
        and ends_at is null and deleted_at is null) as offer_lists,
      (select array_agg(email) from "user" where deleted_at is null) as sellers,
      (select array_agg(currency_code || case when is_default then ' default' else '' end)
        from store_currency where deleted_at is null) as currencies`)
  return rows[0] as unknown
}

const complete = {
  regions: 1,
  tax_regions: 1,
  tax_rates: [2],
  locations: 1,
  channels: 1,
  channel_locations: 1,
  payment_providers: 1,
  fulfillment_sets: 1,
  fulfillment_providers: 1,
  profiles: 1,
  shipping_prices: [0],
  categories: ["vegetables", "fruits", "drinks", "instant", "dairy", "bakery", "grains"],
  offer_lists: 1,
  sellers: ["seller@shop.test"],
  currencies: ["inr default"],
}

describe("the base of every shop", () => {
  const shop = useShop()

  test("is there with SEED=none, and nothing is on the shelf", async () => {
    expect(await baseCounts(shop())).toEqual(complete)
    expect(await shop().onShelf()).toEqual([])
  })

  test("gets no demo goods once somebody has an account", async () => {
    await shop().db.query(`insert into customer (id, email) values ('cus_own', 'own@shop.test')`)
    await shop().migrate("demo")
    expect(await shop().onShelf()).toEqual([])
  })
})

describe("a shop whose set-up was cut off, started again with 150 as SEED", () => {
  const shop = useShop()
  beforeAll(async () => {
    await shop().db.query(`
        delete from shop_seed;
        delete from tax_rate; delete from tax_region;
        delete from shipping_option_price_set;
        delete from sales_channel_stock_location; delete from region_payment_provider;
        delete from product_category where handle in ('dairy', 'grains');
        update price_list set title = 'Diwali', ends_at = now() + interval '1 day'`)
    await shop().migrate("150")
  })

  test("has its base completed, and nothing of it twice", async () => {
    const counts = (await baseCounts(shop())) as typeof complete
    expect({ ...counts, categories: counts.categories.sort() }).toEqual({
      ...complete,
      categories: [...complete.categories].sort(),
    })
  })

  test("gets no demo goods and no demo shopper when it is started without SEED later", async () => {
    await shop().migrate("demo")
    expect(await shop().onShelf()).toHaveLength(150)
    expect((await shop().db.query(`select from customer`)).rowCount).toBe(0)
  })

  test("has 150 products on the shelf, all in stock and each its own", async () => {
    const onShelf = await shop().onShelf()
    expect(onShelf).toHaveLength(150)
    expect(new Set(onShelf.map(({ name }) => name)).size).toBe(150)
    expect(onShelf.every(({ in_stock, image_urls }) => in_stock && image_urls?.length)).toBe(true)
  })
})

describe("the demo shop, whose first two starts were killed while they filled it", () => {
  const shop = useShop()
  beforeAll(async () => {
    for (const state of [
      `select 1 from product limit 1`,
      `select 1 from product where status = 'published' limit 1`,
    ]) {
      await shop().migrateUntil("demo", state)
    }
    await shop().migrate("demo")
  })

  test("has nothing twice", async () => {
    const onShelf = await shop().onShelf()
    expect(onShelf.map(({ name }) => name).sort()).toEqual(
      demoProducts.map(({ name, size }) => `${name} ${size}`).sort(),
    )
    const offers = demoProducts.filter(({ offer, mrp }) => offer < mrp).length
    expect(onShelf.filter(({ offer_price, price }) => offer_price < price)).toHaveLength(offers)
    const { rows } = await shop().db.query(`
      select (select count(*)::int from product where deleted_at is null) as products,
        (select count(*)::int from inventory_item where deleted_at is null) as items,
        (select count(*)::int from inventory_level where deleted_at is null) as levels,
        (select count(*)::int from customer where deleted_at is null) as shoppers`)
    const once = demoProducts.length
    expect(rows[0]).toEqual({ products: once, items: once, levels: once, shoppers: 1 })
  })

  test("has every product with pictures, MRP, offer, weight, count and description", async () => {
    const onShelf = await shop().onShelf()

    expect(onShelf).toHaveLength(demoProducts.length)
    for (const product of demoProducts) {
      const row = onShelf.find(({ name }) => name === `${product.name} ${product.size}`)
      expect(row, product.name).toMatchObject({
        price: Math.round(product.mrp * 100),
        offer_price: Math.round(product.offer * 100),
        weight_text: product.size,
        counted: true,
        available: product.stock,
        in_stock: product.stock > 0 && !product.switchedOff,
        description: product.description.join("\n"),
      })
      expect(row?.image_urls).toHaveLength(product.picture.views.length)
      for (const url of row?.image_urls ?? []) expect(shop().hasPicture(url), url).toBe(true)
    }
  })

  test("shows five products of different shelves first, all in stock and from four sides", async () => {
    const best = (await shop().onShelf()).filter(({ in_stock }) => in_stock).slice(0, 5)

    expect(new Set(best.map(({ category }) => category)).size).toBe(5)
    expect(best.map(({ image_urls }) => image_urls?.length)).toEqual([4, 4, 4, 4, 4])
  })

  test("stays as the seller leaves it when the shop starts again", async () => {
    const { db } = shop()
    await db.query(`update product set title = 'Renamed' where title = 'Potato 1 kg'`)
    const { rows } = await db.query<{ id: string }>(
      `update product set deleted_at = now() where title = 'Onion 1 kg' and deleted_at is null
       returning id`,
    )
    await shop().migrate("demo")

    const names = (await shop().onShelf()).map(({ name }) => name)
    await db.query(`update product set title = 'Potato 1 kg' where title = 'Renamed'`)
    await db.query(`update product set deleted_at = null where id = $1`, [rows[0]?.id])
    expect(names).toHaveLength(demoProducts.length - 1)
    expect(names).toContain("Renamed")
  })
})
