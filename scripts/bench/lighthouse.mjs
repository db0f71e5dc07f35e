import { execFile } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { signInWithCart } from "../lib/bench/sign-in-with-cart.mjs"
import { startShop } from "../lib/bench/start-shop.mjs"
import { findChromium } from "../lib/chromium.mjs"
import { freePortBase } from "../lib/free-port.mjs"
import { root } from "../lib/paths.mjs"
import { forgetPostgres } from "../lib/postgres.mjs"
import { testEnvironment } from "../lib/test/environment.mjs"

/** Fetched by npx when it is wanted: 185 MB that nobody needs who runs or tests the shop. */
const LIGHTHOUSE = "lighthouse@12.8.2"

const goals = { accessibility: 100, "best-practices": 96, seo: 100 }

export const title = "Lighthouse"
export const about =
  `\`${LIGHTHOUSE}\` with its mobile settings on what \`npm start\` serves; a shopper's cart with one ` +
  "line. What falls short is named."

/** @param {{ progress: import("../lib/progress.mjs").Progress, signal: AbortSignal }} context */
export async function run({ progress, signal }) {
  const folder = mkdtempSync(join(tmpdir(), "shop-lighthouse-"))
  const base = await freePortBase()
  const shop = `http://localhost:${base}`
  const localDir = join(folder, "local")
  const env = { ...testEnvironment(), PORT_BASE: String(base), LOCAL_DIR: localDir }
  try {
    const running = await progress.step("Starting a shop", () => startShop(root, env, signal))
    const { product, cookie } = await signInWithCart(shop)
    const pages = [
      { name: "home", path: "/" },
      { name: "list", path: "/products" },
      { name: "product", path: `/products/${product.category.toLowerCase()}/${product._id}` },
      { name: "cart", path: "/cart", cookie },
    ]
    const rows = []
    for (const page of pages) {
      const report = join(folder, `${page.name}.json`)
      await progress.step(page.path, () => look(shop + page.path, report, page.cookie, signal))
      rows.push(rowOf(page.name, JSON.parse(readFileSync(report, "utf8"))))
    }
    await running.stop("SIGTERM")
    return rows
  } finally {
    forgetPostgres(localDir)
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} url
 * @param {string} report the file it writes
 * @param {string | undefined} cookie
 * @param {AbortSignal} signal
 */
async function look(url, report, cookie, signal) {
  const args = [
    "--yes",
    LIGHTHOUSE,
    url,
    "--quiet",
    "--output=json",
    `--output-path=${report}`,
    `--only-categories=${Object.keys(goals).join(",")}`,
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking",
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ]
  const env = { ...process.env, CHROME_PATH: findChromium({ whole: true }) }
  await promisify(execFile)("npx", args, { env, signal, maxBuffer: 1e8 })
}

/**
 * @param {string} page
 * @param {{ categories: Record<string, { score: number, auditRefs: { id: string, weight: number }[] }>,
 *   audits: Record<string, { score: number | null }> }} report
 */
function rowOf(page, { categories, audits }) {
  const wanted = Object.keys(goals).map((name) => categories[name])
  const short = wanted.flatMap((category) =>
    (category?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  const scores = wanted.map((category) => Math.round((category?.score ?? 0) * 100)).join(" / ")
  return {
    what: `${page}: accessibility / best practices / SEO`,
    value: [scores, ...short].join(", "),
    goal: `${goals.accessibility} / ≥ ${goals["best-practices"]} / ${goals.seo}`,
  }
}
