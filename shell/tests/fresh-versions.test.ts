import { afterAll, describe, expect, it } from "vitest"
import { aPage, aShop, closeBrowser } from "./harness/a-shop.js"
import type { Fault } from "./harness/faulty-server.js"
import { atHome, colorOf, THROWS_AT_ONCE, tryAgain } from "./harness/guest.js"

afterAll(closeBrowser)

describe("a freshly published version", () => {
  const THROWS_DRAWING = (code: string) =>
    code.replace("Guest at home", "${(() => { throw new Error('drawing') })()}")

  it.each<[string, (code: string) => string]>([
    ["throws while loading", (code) => THROWS_AT_ONCE + code],
    ["throws while drawing", THROWS_DRAWING],
    ["is no script at all", () => "<html>"],
  ])("that %s gives way to the last good one in the same page view", async (_what, spoilt) => {
    const { url, publishAnew } = await aShop()
    await publishAnew(spoilt)
    const page = await aPage()
    const reports: string[] = []
    page.on("request", (one) => {
      if (one.url().endsWith("/mfe/report")) reports.push(one.postData() ?? "")
    })
    await page.goto(`${url}/guest`)
    await atHome(page).waitFor()
    await page.getByText("Guest badge").waitFor()
    expect(await colorOf(page)).toBe("rgb(1, 2, 3)")
    await expect.poll(() => reports.length).toBe(1)
    expect(JSON.parse(reports[0] ?? "")).toMatchObject({ name: "guest", release: "1.0.1" })
  })

  it.each<Fault>(["missing", "changed"])(
    "with a file that is %s gives way to the last good one",
    async (fault) => {
      const { url, guest, publishAnew } = await aShop()
      await publishAnew()
      guest.spoil(/1\.0\.1\/assets\/app-.*\.js$/, fault)
      const page = await aPage()
      await page.goto(`${url}/guest`)
      await atHome(page).waitFor()
      expect(await page.evaluate(() => "intruder" in window)).toBe(false)
    },
  )

  it("mends a page on which the one before failed, and is held to its digests there too", async () => {
    const { url, guest, publishAnew } = await aShop()
    const page = await aPage()
    guest.spoil(/assets\/app-.*\.js$/, "changed")
    await page.goto(`${url}/guest`)
    await tryAgain(page).waitFor()
    await publishAnew((code) => code.replace("Guest at home", "Guest back at home"))
    await tryAgain(page).click()
    await tryAgain(page).waitFor()
    guest.mend()
    await tryAgain(page).click()
    await page.getByRole("heading", { name: "Guest back at home" }).waitFor()
    expect(await page.evaluate(() => "intruder" in window)).toBe(false)
  })

  it("does not disturb a visit that began before it: its files are still there", async () => {
    const { url, publishAnew } = await aShop()
    const page = await aPage()
    await page.goto(`${url}/contact`)
    await page.getByText("Guest badge").waitFor()
    await publishAnew((code) => code.replace("Guest at home", "Guest elsewhere"))
    await page.getByRole("link", { name: "Guest" }).click()
    await atHome(page).waitFor()
    await page.reload()
    await page.getByRole("link", { name: "Guest" }).click()
    await page.getByRole("heading", { name: "Guest elsewhere" }).waitFor()
  })
})

it("twenty publishes under traffic fail no page", async () => {
  const { url, publishAnew } = await aShop()
  const page = await aPage()
  const complaints: string[] = []
  page.on("console", (line) => line.type() === "error" && complaints.push(line.text()))
  page.on("pageerror", (error) => complaints.push(error.message))
  let isOver = false
  const shopping = (async () => {
    for (let visits = 0; ; visits++) {
      if (isOver) return visits
      await page.goto(`${url}/guest`)
      await page.getByRole("heading", { name: /^Guest/ }).waitFor()
      await page.getByText("Guest badge").waitFor()
    }
  })()
  for (let time = 0; time < 20; time++)
    await publishAnew((code) => code.replace(/Guest [a-z0-9 ]*at home/, `Guest ${time} at home`))
  isOver = true
  expect(await shopping).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await page.goto(`${url}/guest`)
  await page.getByRole("heading", { name: "Guest 19 at home" }).waitFor()
})
