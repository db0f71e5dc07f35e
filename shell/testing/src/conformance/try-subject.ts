import type { Browser, Page } from "playwright-core"
import { answerCalls, type Weather } from "./answer-calls"
import { axeTroubles, COUNT_HOLDS, keyboardTroubles, leaks, styleLeaks } from "./checks"
import type { Subject } from "./subjects"

const PATIENCE_MS = 15_000
/** Once they are there, answers are drawn in a moment. */
const SETTLED_MS = 500
/** Longer than a screen takes, shorter than a slow answer. */
const SOON_MS = 1_500

const inWeather: Record<Exclude<Weather, "fine">, string> = {
  failing: "when every call is answered with 503",
  empty: "when there is nothing to show",
  slow: "while answers take three seconds",
}

interface Opened {
  page: Page
  /** What the page said or threw. */
  noise: string[]
  isThere: boolean
}

async function open(
  browser: Browser,
  address: string,
  part: string,
  weather: Weather,
): Promise<Opened> {
  const viewport = { width: 1280, height: 800 }
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" })
  const page = await context.newPage()
  const noise: string[] = []
  page.on("console", (line) => {
    // Of a call that fails a screen may well speak.
    if (weather === "failing") return
    // How soon after its preload a file is used is the machine's doing.
    if (/was preloaded using link preload but not used/.test(line.text())) return
    if (["error", "warning"].includes(line.type())) noise.push(line.text())
  })
  page.on("pageerror", (error) => noise.push(error.message))
  await page.addInitScript(COUNT_HOLDS)
  await answerCalls(page, weather)
  await page.goto(address)
  const isThere = await page
    .locator(part)
    .first()
    .waitFor({ state: "attached", timeout: PATIENCE_MS })
    .then(
      () => true,
      () => false,
    )
  return { page, noise, isThere }
}

/** Tries one page or fragment in every weather; sentences of what does not fit. */
export async function trySubject(
  browser: Browser,
  url: string,
  name: string,
  { what, path, module, stays }: Subject,
): Promise<string[]> {
  const part = `[data-mfe="${name}"][data-mfe-module="${module}"]`
  const address = url + path
  const troubles: string[] = []

  const fine = await open(browser, address, part, "fine")
  if (!fine.isThere) {
    const told = fine.noise[0] ? `: ${fine.noise[0].slice(0, 200)}` : ""
    troubles.push(`${what} does not appear${told}`)
  } else {
    // One that asks the shop without end is tried all the same.
    const idle = fine.page.waitForLoadState("networkidle", { timeout: PATIENCE_MS })
    await idle.catch(() => undefined)
    await fine.page.waitForTimeout(SETTLED_MS)
    const found = [
      ...(await axeTroubles(fine.page, part)),
      ...(await keyboardTroubles(fine.page, part)),
      ...(await styleLeaks(fine.page, name)),
      ...(stays ? [] : await leaks(fine.page, path, part)),
      ...fine.noise.map((text) => `makes noise in the console: ${text.slice(0, 200)}`),
    ]
    troubles.push(...new Set(found.map((one) => `${what} ${one}`)))
  }
  await fine.page.context().close()
  if (!fine.isThere) return troubles

  async function tryIn(weather: Exclude<Weather, "fine">, when: string): Promise<void> {
    const { page, noise, isThere } = await open(browser, address, part, weather)
    await page.waitForTimeout(SOON_MS)
    const isStill = isThere && (await page.locator(part).count()) > 0
    if (!isStill) troubles.push(`${what} is gone ${when}${noise[0] ? `: ${noise[0]}` : ""}`)
    else if (noise[0]) troubles.push(`${what} makes noise ${when}: ${noise[0].slice(0, 200)}`)
    await page.context().close()
  }
  const weathers = Object.entries(inWeather) as [Exclude<Weather, "fine">, string][]
  await Promise.all(weathers.map(([weather, when]) => tryIn(weather, when)))
  return troubles
}
