import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import type { Page } from "playwright-core"
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest"
import { aPage, aShop, closeBrowser } from "./harness/a-shop.js"
import type { Fault } from "./harness/faulty-server.js"
import { atHome, colorOf, THROWS_AT_ONCE, tryAgain } from "./harness/guest.js"

afterAll(closeBrowser)

/** The rest of the page works, without a reload, while the guest does not. */
async function expectTheRestToLive(page: Page) {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click()
  await page.getByRole("heading", { name: "Contact" }).waitFor()
  await page.getByRole("banner").getByRole("link", { name: "Guest" }).click()
  await tryAgain(page).waitFor()
}

const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window)

describe("a micro-frontend", () => {
  it("is composed at run time: its page, its fragment, its styles, its own navigation", async () => {
    const { url } = await aShop()
    const page = await aPage()
    const complaints: string[] = []
    page.on("console", (line) => line.type() === "error" && complaints.push(line.text()))
    page.on("pageerror", (error) => complaints.push(error.message))
    await page.goto(`${url}/contact`)
    await page.getByText("Guest badge").waitFor()
    await page.getByRole("link", { name: "Guest" }).click()
    await atHome(page).waitFor()
    expect(await colorOf(page)).toBe("rgb(1, 2, 3)")
    await page.getByRole("button", { name: "Counted 0" }).click()
    await page.getByRole("button", { name: "Counted 1" }).waitFor()
    await page.getByRole("link", { name: "To the room" }).click()
    await page.getByRole("heading", { name: "Guest in the room" }).waitFor()
    expect(complaints).toEqual([])
  })

  it.each<[string, RegExp, Fault]>([
    ["whose server refuses connections", /./, "refused"],
    ["whose entry is missing", /remoteEntry\.js$/, "missing"],
    ["of which one file is missing", /assets\/app-.*\.js$/, "missing"],
    ["whose stylesheet is missing", /assets\/app-.*\.css$/, "missing"],
    ["of which one file has another content", /assets\/app-.*\.js$/, "changed"],
    ["whose entry has another content", /remoteEntry\.js$/, "changed"],
  ])("%s shows a card, and works without a reload once it is back", async (_what, path, fault) => {
    const { url, guest } = await aShop()
    const page = await aPage()
    guest.spoil(path, fault)
    await page.goto(`${url}/guest`)
    await tryAgain(page).waitFor()
    await expectTheRestToLive(page)
    guest.mend()
    await tryAgain(page).click()
    await atHome(page).waitFor()
    expect(await colorOf(page)).toBe("rgb(1, 2, 3)")
    expect(await isSameDocument(page)).toBe(true)
    expect(await page.evaluate(() => "intruder" in window)).toBe(false)
  })

  it.each([
    ["throws while drawing", "yes"],
    ["updates itself without end", "updates before painting"],
  ])("that %s shows a card, and works once it no longer does", async (_, how) => {
    const { url } = await aShop()
    const page = await aPage()
    await page.addInitScript((broken) => sessionStorage.setItem("broken", broken), how)
    await page.goto(`${url}/guest`)
    await tryAgain(page).waitFor()
    await expectTheRestToLive(page)
    await page.evaluate(() => sessionStorage.removeItem("broken"))
    await tryAgain(page).click()
    await atHome(page).waitFor()
    expect(await isSameDocument(page)).toBe(true)
  })

  it("that throws while loading works once a mended version is published", async () => {
    const { url, publishAnew } = await aShop((code) => THROWS_AT_ONCE + code)
    const page = await aPage()
    await page.goto(`${url}/guest`)
    await tryAgain(page).waitFor()
    await expectTheRestToLive(page)
    await publishAnew((code) => code.replace(THROWS_AT_ONCE, ""))
    await tryAgain(page).click()
    await atHome(page).waitFor()
    expect(await isSameDocument(page)).toBe(true)
  })

  it("that updates itself without end after each painting leaves the rest alive, and stops when it is left", async () => {
    const { url } = await aShop()
    const page = await aPage()
    await page.addInitScript(() => sessionStorage.setItem("broken", "updates after painting"))
    await page.goto(`${url}/guest`)
    await page.getByText(/Counted \d{2,}/).waitFor()
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).click()
    await page.getByRole("heading", { name: "Contact" }).waitFor()
    await page.evaluate(() => sessionStorage.removeItem("broken"))
    await page.getByRole("banner").getByRole("link", { name: "Guest" }).click()
    await page.getByRole("button", { name: "Counted 0" }).click()
    await page.getByRole("button", { name: "Counted 1" }).waitFor()
  })

  it.each([
    ["page", /assets\/app-.*\.js$/],
    ["entry", /remoteEntry\.js$/],
  ])(
    "whose %s takes ten seconds is said to be slow, and appears by itself",
    async (_what, path) => {
      const { url, guest } = await aShop()
      const page = await aPage()
      guest.spoil(path, "held")
      const tenSeconds = setTimeout(10_000)
      await page.goto(`${url}/guest`, { waitUntil: "commit" })
      await page.getByText("This is taking longer than usual.").waitFor()
      await page.getByRole("banner").getByRole("link", { name: "Contact" }).click()
      await page.getByRole("heading", { name: "Contact" }).waitFor()
      await page.getByRole("banner").getByRole("link", { name: "Guest" }).click()
      await tenSeconds
      guest.mend()
      await atHome(page).waitFor()
    },
  )

  it("whose fragment fails leaves its place small and everything else whole", async () => {
    const { url, guest } = await aShop()
    const page = await aPage()
    guest.spoil(/assets\/badge-.*\.js$/, "missing")
    await page.goto(`${url}/guest`)
    await atHome(page).waitFor()
    const small = page.getByRole("banner").getByRole("button", { name: "Try again" })
    await small.waitFor()
    guest.mend()
    await small.click()
    await page.getByText("Guest badge").waitFor()
  })
})

describe("a registry", () => {
  it.each(["gone", "broken"])("that is %s leaves shoppers the shop as it was", async (fault) => {
    const { url, localDir } = await aShop()
    const page = await aPage()
    await page.goto(`${url}/contact`)
    const file = join(localDir, "mfe/registry.json")
    if (fault === "gone") await rm(file)
    else await writeFile(file, "{ broken")
    await page.goto(`${url}/guest`)
    await atHome(page).waitFor()
  })

  it.each<Fault>(["refused", "changed", "missing"])(
    "on another machine that is %s leaves shoppers the shop as it was, also of a storefront that starts meanwhile",
    async (fault) => {
      const { elsewhere } = await aShop()
      const { registry, openAnother } = await elsewhere()
      const page = await aPage()
      const url = await openAnother()
      await page.goto(`${url}/guest`)
      await atHome(page).waitFor()
      registry.spoil(/registry\.json$/, fault)
      // What was read is believed for some seconds; then it is asked for again.
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10_000 })
      onTestFinished(() => void vi.useRealTimers())
      await page.goto(`${url}/guest`)
      await atHome(page).waitFor()
      await page.goto(`${await openAnother()}/guest`)
      await atHome(page).waitFor()
      await page.reload()
      await atHome(page).waitFor()
    },
  )

  it("that cannot be reached when somebody tries again is no hindrance", async () => {
    const { url, guest } = await aShop()
    const page = await aPage()
    guest.spoil(/remoteEntry\.js$/, "missing")
    await page.route("**/mfe/registry.json", (route) => route.abort("connectionrefused"))
    await page.goto(`${url}/guest`)
    await tryAgain(page).waitFor()
    guest.mend()
    await tryAgain(page).click()
    await atHome(page).waitFor()
  })
})
