import { startBareServer } from "./lib/start-bare-server.mjs"
import { startBenchShop } from "./lib/bench-shop.mjs"
import { measure } from "./lib/measure.mjs"

const PRODUCTS = 200
const ROUNDS = 5

export const title = "Product list"
export const about =
  `\`GET /api/product/list\` of ${PRODUCTS} products, in brotli, by 20 connections, against a bare ` +
  "`node:http` server that sends the same bytes; runs in turns, medians of 5. 304 is the answer to " +
  "a browser that holds the list already."

/** @param {Omit<Parameters<typeof startBenchShop>[0], "products">} context */
export async function run({ progress, signal }) {
  const shop = await startBenchShop({ products: PRODUCTS, progress, signal })
  const path = "/api/product/list"
  const full = { "accept-encoding": "br" }
  const { headers } = await fetch(shop.backend + path, { headers: full })
  const unchanged = { ...full, "if-none-match": headers.get("etag") ?? "" }
  const bare = await startBareServer(shop.backend + path, full)
  const bare304 = await startBareServer(shop.backend + path, unchanged)
  try {
    const measured = await progress.step("Measuring", () =>
      measure(
        {
          bare: { url: bare.url, headers: full },
          backend: { url: shop.backend + path, headers: full },
          storefront: { url: shop.storefront + path, headers: full },
          bare304: { url: bare304.url, headers: unchanged },
          backend304: { url: shop.backend + path, headers: unchanged },
          storefront304: { url: shop.storefront + path, headers: unchanged },
        },
        { rounds: ROUNDS, signal },
      ),
    )
    return rows(measured, bare.bytes)
  } finally {
    bare.stop()
    bare304.stop()
    await shop.stop()
  }
}

/**
 * @param {Record<"bare" | "backend" | "storefront" | "bare304" | "backend304" | "storefront304", number>} measured
 * @param {number} bytes
 */
function rows(measured, bytes) {
  const value = (/** @type {number} */ rate) =>
    `${Math.round(rate).toLocaleString("en-IN")} requests/s`
  const ratio = (/** @type {number} */ rate, /** @type {number} */ of) =>
    `${(rate / of).toFixed(2)} ×`
  const goal = "≥ 0.5 ×"
  return [
    { what: `bare server, ${(bytes / 1000).toFixed(1)} kB`, value: value(measured.bare) },
    {
      what: "backend",
      value: value(measured.backend),
      ratio: ratio(measured.backend, measured.bare),
      goal,
    },
    {
      what: "through the storefront server",
      value: value(measured.storefront),
      ratio: ratio(measured.storefront, measured.bare),
    },
    { what: "bare server, 304", value: value(measured.bare304) },
    {
      what: "backend, 304",
      value: value(measured.backend304),
      ratio: ratio(measured.backend304, measured.bare304),
      goal,
    },
    {
      what: "through the storefront server, 304",
      value: value(measured.storefront304),
      ratio: ratio(measured.storefront304, measured.bare304),
    },
  ]
}
