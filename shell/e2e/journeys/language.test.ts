import { afterAll, describe, expect, it } from "vitest"
import { inspect } from "../src/inspect.js"
import { closeBrowser, viewports, visit } from "../src/visit.js"

afterAll(closeBrowser)

/** What only a page in Hindi needs: its texts and its letters. */
const ofHindi = /\/hi-[^/]*\.js|devanagari/

describe.each(viewports)("on a $name", (viewport) => {
  it("the shop speaks Hindi when told to, in place, and keeps to it", async () => {
    const { page, open, end } = await visit(viewport, [/status of 404/])
    const fetched: string[] = []
    page.on("request", (request) => fetched.push(request.url()))
    await open("/")
    await page.waitForLoadState("networkidle")
    expect(fetched.filter((url) => ofHindi.test(url))).toEqual([])

    await page.getByLabel("E-mail").fill("asha@example.com")
    await page.getByRole("button", { name: "हिन्दी" }).click()
    await page.getByRole("heading", { name: "श्रेणियाँ" }).waitFor()
    expect(await page.getByLabel("ईमेल").inputValue()).toBe("asha@example.com")
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("hi")

    // Hindi is inspected in the dark, as all else is in the light.
    await page.emulateMedia({ colorScheme: "dark" })
    for (const [path, heading] of [
      ["/", "ताज़े पल, समझदारी की पसंद।"],
      ["/products/fruits", "ताज़े फल"],
      ["/cart", "आपका कार्ट"],
      ["/my-orders", "मेरे ऑर्डर"],
      ["/forgot-password", "पासवर्ड भूल गए"],
      ["/no/such/page", "पेज नहीं मिला"],
    ] as const) {
      await open(path)
      await page.getByRole("heading", { level: 1, name: heading }).waitFor()
      await inspect(page)
    }

    await page.getByRole("button", { name: "English" }).click()
    await page.getByRole("heading", { name: "Page Not Found" }).waitFor()
    await end()
  })
})
