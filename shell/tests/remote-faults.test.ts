import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { aPage, aShop } from "./harness/a-shop.js"
import type { Fault } from "./harness/faulty-server.js"

const atHome = (page: Page) => page.getByRole("heading", { name: "Guest at home" })
/** The guest's own stylesheet colours its heading. */
const colorOf = (page: Page) => atHome(page).evaluate((title) => getComputedStyle(title).color)
/** The page's own, not the small one in the header. */
const tryAgain = (page: Page) => page.getByRole("main").getByRole("button", { name: "Try again" })

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
  })

  it("that throws while loading works once a mended release is published", async () => {
    const { url, guest, publishAnew } = await aShop()
    const page = await aPage()
    guest.spoil(/1\.0\.0-.*assets\/app-.*\.js$/, "throws")
    await page.goto(`${url}/guest`)
    await tryAgain(page).waitFor()
    await expectTheRestToLive(page)
    await publishAnew()
    await tryAgain(page).click()
    await atHome(page).waitFor()
    expect(await isSameDocument(page)).toBe(true)
  })

  it("that throws while drawing works once it no longer does", async () => {
    const { url } = await aShop()
    const page = await aPage()
    await page.addInitScript(() => sessionStorage.setItem("broken", "yes"))
    await page.goto(`${url}/guest`)
    await tryAgain(page).waitFor()
    await expectTheRestToLive(page)
    await page.evaluate(() => sessionStorage.removeItem("broken"))
    await tryAgain(page).click()
    await atHome(page).waitFor()
    expect(await isSameDocument(page)).toBe(true)
  })

  it("that is slow is said to be so, and appears by itself", async () => {
    const { url, guest } = await aShop()
    const page = await aPage()
    guest.spoil(/assets\/app-.*\.js$/, { delay: 7_000 })
    await page.goto(`${url}/guest`)
    await page.getByText("This is taking longer than usual.").waitFor()
    await atHome(page).waitFor()
  })

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
