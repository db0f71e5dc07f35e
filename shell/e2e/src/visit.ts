import { type Browser, chromium, type Page } from "playwright-core"
import { inject, onTestFailed } from "vitest"

/** The two widths every journey is walked at, in CSS pixels. */
export const viewports = [
  { name: "phone", width: 360, height: 740 },
  { name: "desktop", width: 1280, height: 800 },
] as const
export type Viewport = (typeof viewports)[number]

export interface Visit {
  readonly page: Page
  /** Opens a path of the shop. */
  open(path: string): Promise<void>
  /** Ends the visit. @throws Error when the page logged an error or threw */
  end(): Promise<void>
}

let launched: Promise<Browser> | undefined

/** Debian's Chromium, quiet and without what a machine for tests lacks. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
}

function browser(): Promise<Browser> {
  return (launched ??= chromium.launch(launchOptions))
}

/** Closes the browser; once, after all tests of a file. */
export async function closeBrowser(): Promise<void> {
  const open = launched
  launched = undefined
  await (await open)?.close()
}

/** A new person at the shop: no cookies, no storage. `allow` names console errors a test provokes. */
export async function visit(viewport: Viewport, allow: readonly RegExp[] = []): Promise<Visit> {
  const { url } = inject("shop")
  const context = await (
    await browser()
  ).newContext({
    baseURL: url,
    viewport: { width: viewport.width, height: viewport.height },
    hasTouch: viewport.name === "phone",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    reducedMotion: "reduce",
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const noise: string[] = []
  const hear = (text: string) => {
    if (!allow.some((expected) => expected.test(text))) noise.push(text)
  }
  page.on("console", (message) => {
    if (message.type() === "error") hear(`${message.text()} (${message.location().url})`)
  })
  page.on("pageerror", (error) => hear(String(error)))
  onTestFailed(async () => {
    console.warn(
      `Failed at ${page.url()}\n${await page
        .locator("body")
        .innerText()
        .catch(() => "")}`,
    )
  })
  return {
    page,
    open: async (path) => {
      await page.goto(path)
    },
    end: async () => {
      await context.close()
      if (noise.length > 0) throw new Error(`The page logged errors:\n${noise.join("\n")}`)
    },
  }
}
