import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { demandChromium } from "../lib/chromium.mjs"
import { freePort } from "../lib/free-port.mjs"
import { root } from "../lib/paths.mjs"
import { buildOneBundle } from "./one-bundle/build.mjs"
import { compressBeside } from "./one-bundle/compress-beside.mjs"
import { measureHome, measureWarmChange } from "./one-bundle/measure.mjs"

export const title = "First load of home, composed and as one bundle"
export const about =
  "Chromium at 412 px, 150 ms round trips, 1.6 Mbit/s, CPU four times slower, brotli; the medians of " +
  "seven visits, composition and one bundle in turns. The one bundle is the same shell with the same " +
  "screens of catalog and cart, built without federation. Counted is what comes within four seconds of " +
  "home's heading; dialogs and menus come when somebody moves, or has stayed a while. The warm change is " +
  "from the list of products to the cart and back, once both were open."

const VISITS = 7

/** @param {{ signal: AbortSignal }} context */
export async function run({ signal }) {
  const folder = mkdtempSync(join(tmpdir(), "shop-web-bench-"))
  const load = createRequire(join(root, "shell/testing/package.json"))
  const { chromium } = load("playwright-core")
  const executablePath = await demandChromium({
    whole: true,
    logFile: join(folder, "chromium.log"),
    signal,
  })
  /** @type {(() => void)[]} */
  const closing = []
  try {
    await buildOneBundle(join(folder, "one"))
    await compressBeside(join(folder, "one"))
    const composed = await serve(folder, join(root, "shell/dist"), true, closing)
    const one = await serve(folder, join(folder, "one"), false, closing)
    const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    const browser = await chromium.launch({ executablePath, args })
    closing.push(() => void browser.close())
    /** @type {Record<"composed" | "one", { js: number, lcp: number }[]>} */
    const all = { composed: [], one: [] }
    for (let visit = 0; visit < VISITS; visit++) {
      signal.throwIfAborted()
      all.composed.push(await measureHome(browser, composed))
      all.one.push(await measureHome(browser, one))
    }
    const warm = await measureWarmChange(browser, composed)
    /** @type {(list: { js: number, lcp: number }[], key: "js" | "lcp") => number} */
    const of = (list, key) => median(list.map((entry) => entry[key]))
    const ratio = of(all.composed, "lcp") / of(all.one, "lcp")
    return [
      { what: "JavaScript, composed", value: kib(of(all.composed, "js")), goal: "≤ 140 KiB" },
      { what: "JavaScript, one bundle", value: kib(of(all.one, "js")) },
      { what: "LCP, composed", value: ms(of(all.composed, "lcp")) },
      { what: "LCP, one bundle", value: ms(of(all.one, "lcp")) },
      { what: "LCP, composed to one bundle", value: `${ratio.toFixed(2)} ×`, goal: "≤ 1.2 ×" },
      { what: "warm change to another micro-frontend", value: ms(warm), goal: "≤ 150 ms" },
    ]
  } finally {
    for (const close of closing.reverse()) close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A storefront with a shell; of the one bundle nothing is preloaded, for it has no remotes.
 * @param {string} folder
 * @param {string} shellFolder
 * @param {boolean} withRemotes
 * @param {(() => void)[]} closing
 */
async function serve(folder, shellFolder, withRemotes, closing) {
  const { createStorefront } = await import(
    pathToFileURL(join(root, "shell/server/dist/index.js")).href
  )
  const registry = await import(pathToFileURL(join(root, "shell/registry/dist/index.js")).href)
  const localDir = mkdtempSync(join(folder, "local-"))
  const outputs = await Promise.all(
    ["catalog", "cart"].map((name) => registry.readBuildOutput(join(root, `mfe-${name}/dist`))),
  )
  const known = outputs.map((output) =>
    withRemotes
      ? output
      : { ...output, integrity: {}, manifest: { ...output.manifest, assets: {} } },
  )
  await registry.publishForTrial(localDir, known)
  const products = readFileSync(new URL("one-bundle/products.json", import.meta.url))
  const backend = createServer((request, response) => {
    const isList = request.url?.startsWith("/api/product/list")
    const body = isList ? products : JSON.stringify({ success: false, message: "Nobody." })
    response.writeHead(200, { "content-type": "application/json", etag: '"1"' }).end(body)
  }).listen(0, "127.0.0.1")
  await once(backend, "listening")
  const port = await freePort()
  const { port: backendPort } = /** @type {import("node:net").AddressInfo} */ (backend.address())
  const server = await createStorefront({
    port,
    portBase: port,
    localDir,
    backendUrls: [new URL(`http://127.0.0.1:${backendPort}`)],
    publicUrl: new URL(`http://127.0.0.1:${port}`),
    registryUrl: pathToFileURL(join(localDir, "mfe/registry.json")),
    trustProxy: 0,
    shop: { name: "Basket", supportEmail: "a@example.com", socialLinks: [], currency: "₹" },
    shellFolder,
  })
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  closing.push(() => {
    for (const one of [server, backend]) {
      one.close()
      one.closeAllConnections()
    }
  })
  return `http://127.0.0.1:${port}`
}

/** @param {number[]} numbers */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
/** @param {number} bytes */
const kib = (bytes) => `${(bytes / 1024).toFixed(0)} KiB`
/** @param {number} time */
const ms = (time) => `${Math.round(time)} ms`
