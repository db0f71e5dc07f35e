import pg from "pg"
import { makeShoppers } from "./bench-shoppers.mjs"

/**
 * A shop with people in it.
 * @typedef {object} BenchCrowd
 * @property {import("../bench-shop.mjs").BenchShop} shop
 * @property {pg.Pool} db
 * @property {import("./bench-shoppers.mjs").BenchShopper[]} shoppers
 * @property {string} password of all of them
 * @property {string[]} productIds of all products
 * @property {Record<string, string>} seller headers of the signed-in seller's browser
 */

/**
 * Fills a shop with shoppers and signs the seller in.
 * @param {import("../bench-shop.mjs").BenchShop} shop
 * @param {number} count
 * @returns {Promise<BenchCrowd>}
 */
export async function gatherCrowd(shop, count) {
  const db = new pg.Pool({ connectionString: shop.databaseUrl, max: 2 })
  db.on("error", () => undefined)
  const { values } = shop.settings
  const email = String(values.SELLER_EMAIL)
  const password = String(values.SELLER_PASSWORD)
  const portBase = String(values.PORT_BASE)
  const shoppers = await makeShoppers(db, { count, portBase, sellerEmail: email })
  const list = await (await fetch(`${shop.backend}/api/product/list`)).json()
  const signedIn = await fetch(`${shop.backend}/api/seller/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  })
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(";", 1)[0])
  return {
    shop,
    db,
    shoppers,
    password,
    productIds: list.products.map((/** @type {{ _id: string }} */ { _id }) => _id),
    seller: { cookie: cookie.join("; ") },
  }
}
