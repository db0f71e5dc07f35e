import { startBenchShop } from "./lib/bench-shop.mjs"
import { gatherCrowd } from "./lib/orders/bench-crowd.mjs"
import { measureCartSync } from "./lib/orders/cart-sync.mjs"
import { measureLists } from "./lib/orders/order-lists.mjs"
import { measurePlacement } from "./lib/orders/placement.mjs"
import { measureSignIns } from "./lib/orders/sign-ins.mjs"
import { startStockMedusa } from "./lib/start-stock-medusa.mjs"

const PRODUCTS = 200
const SHOPPERS = 200

export const title = "Orders"
export const about =
  `A shop of ${PRODUCTS} products; limits on, shoppers from addresses of their own, mails delivered, ` +
  "Postgres syncing to disk. An order is `POST /api/order/cod` with three lines: session, idempotency " +
  "record, stock, payment and mail record included. It is compared with the nine calls of Medusa's " +
  "store API for the same order, by a guest, on a stock Medusa of as many products in the same " +
  "Postgres. Cart sync is compared with a loop over prepared upserts, as `pgbench` would do (which is " +
  "not among the embedded binaries); sign-in with the key derivation alone, of which the shop computes " +
  "one for each two cores, so that browsing keeps the others; lists with a bare `node:http` server. " +
  "All by turns, three rounds each; clients and database on the same cores."

/** @param {Omit<import("./lib/bench-shop.mjs").Wanted, "products">} context */
export async function run({ progress, signal }) {
  const shop = await startBenchShop({ products: PRODUCTS, asInProduction: true, progress, signal })
  try {
    const crowd = await gatherCrowd(shop, SHOPPERS)
    try {
      const lists = await progress.step("Lists of 1,000 orders", () => measureLists(crowd, signal))
      const carts = await progress.step("Cart sync", () => measureCartSync(crowd, signal))
      const signIns = await progress.step("Sign-in", () => measureSignIns(crowd, signal))
      const stock = await progress.step("Starting a stock Medusa", () =>
        startStockMedusa(shop, { products: PRODUCTS, signal }),
      )
      const orders = await progress.step("Placing orders", () =>
        measurePlacement(crowd, stock, signal),
      )
      return [...orders, ...carts, ...signIns, ...lists]
    } finally {
      await crowd.db.end()
    }
  } finally {
    await shop.stop()
  }
}
