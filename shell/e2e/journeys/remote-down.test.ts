import { afterAll, inject, it } from "vitest"
import { STEADY_SHELF } from "../src/steady-shelf.js"
import { closeBrowser, viewports, visit } from "../src/visit.js"

afterAll(closeBrowser)

/** What a browser says of requests that fail on purpose here. */
const expected = [/ERR_CONNECTION_REFUSED/, /ERR_FAILED/, /Failed to fetch/, /dynamically imported/]

/** Requests to one micro-frontend's server fail as when it is down. */
function serverOf(offset: number): RegExp {
  return new RegExp(`:${Number(new URL(inject("shop").url).port) + offset}/`)
}

it.each(viewports)(
  "a micro-frontend that is down shows a card; the rest lives; 'Try again' mends it ($name)",
  async (viewport) => {
    const { page, open, end } = await visit(viewport, expected)
    const catalog = serverOf(1)
    await page.route(catalog, (route) => route.abort("connectionrefused"))
    await open(STEADY_SHELF)
    const again = page.getByRole("button", { name: "Try again" }).first()
    await again.waitFor()
    await page.getByRole("banner").waitFor()
    await page.getByRole("contentinfo").waitFor()

    await page.unroute(catalog)
    await again.click()
    await page.getByRole("article").first().waitFor()
    await end()
  },
)

it.each(viewports)(
  "a fragment that is down leaves the page around it whole ($name)",
  async (viewport) => {
    const { page, open, end } = await visit(viewport, expected)
    await page.route(serverOf(2), (route) => route.abort("connectionrefused"))
    await open(STEADY_SHELF)
    await page.getByRole("article").first().waitFor()
    await page.getByRole("article").first().getByRole("link").first().click()
    await page.getByText("(inclusive of all taxes)").waitFor()
    await end()
  },
)
