/** @typedef {{ newContext(options: object): Promise<Context>, close(): Promise<void> }} Browser */
/** @typedef {{ newPage(): Promise<Page>, newCDPSession(page: Page): Promise<Session>, close(): Promise<void> }} Context */
/** @typedef {{ goto(url: string): Promise<unknown>, waitForSelector(part: string, how?: object): Promise<unknown>, waitForTimeout(time: number): Promise<void>, evaluate(script: string): Promise<number> }} Page */
/** @typedef {{ requestId: string, response: { mimeType: string }, encodedDataLength: number }} Told */
/** @typedef {{ send(method: string, given?: object): Promise<unknown>, on(event: string, hear: (told: Told) => void): void }} Session */

/** Phones on a slow line. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWER = 4
const SETTLED_MS = 4_000
const CHANGES = 5

const LARGEST_PAINT = `new Promise((done) => {
  new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime))
    .observe({ type: "largest-contentful-paint", buffered: true })
})`

/** @param {string} path @param {string} owner */
const changeTo = (path, owner) => `new Promise((done) => {
  const began = performance.now()
  history.pushState(undefined, "", "${path}")
  dispatchEvent(new PopStateEvent("popstate"))
  const look = () =>
    document.querySelector('main [data-mfe="${owner}"] *')
      ? requestAnimationFrame(() => done(performance.now() - began))
      : requestAnimationFrame(look)
  look()
})`

/** @param {Browser} browser */
async function slowPage(browser) {
  const viewport = { width: 412, height: 823 }
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", LINE)
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER })
  return { context, page, session }
}

/**
 * One first visit to home: bytes of JavaScript on the line, and the largest paint in ms.
 * @param {Browser} browser
 * @param {string} url
 */
export async function measureHome(browser, url) {
  const { context, page, session } = await slowPage(browser)
  const scripts = new Set()
  let js = 0
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId)
  })
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) js += encodedDataLength
  })
  await page.goto(url)
  await page.waitForSelector("main h1")
  await page.waitForTimeout(SETTLED_MS)
  const lcp = await page.evaluate(LARGEST_PAINT)
  await context.close()
  return { js, lcp }
}

/**
 * Median time in ms from the address changing to the other micro-frontend's first paint, warm.
 * @param {Browser} browser
 * @param {string} url
 */
export async function measureWarmChange(browser, url) {
  const { context, page } = await slowPage(browser)
  await page.goto(`${url}/products`)
  await page.waitForSelector('main [data-mfe="catalog"]', { state: "attached" })
  await page.evaluate(changeTo("/cart", "cart"))
  const times = []
  for (let time = 0; time < CHANGES; time++) {
    await page.evaluate(changeTo("/products", "catalog"))
    times.push(await page.evaluate(changeTo("/cart", "cart")))
  }
  await context.close()
  return times.sort((one, other) => one - other)[Math.floor(CHANGES / 2)] ?? 0
}
