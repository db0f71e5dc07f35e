import { type CallName, endpoints, type Endpoint } from "@shop/api"
import { messages } from "@shop/api/messages"
import { beforeAll, describe, expect, it } from "vitest"
import { registerShopper, signInSeller } from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let browsers: Record<"visitor" | "shopper" | "seller", Browser>
beforeAll(async () => {
  shop = await sharedShop()
  browsers = {
    visitor: shop.browser(),
    shopper: (await registerShopper(shop)).browser,
    seller: await signInSeller(shop),
  }
})

const table = Object.entries(endpoints) as [CallName, Endpoint][]

/** What a call answers to someone who may not make it, or nothing. */
function refusalFor({ role }: Endpoint, who: keyof typeof browsers): [number, string] | undefined {
  if (role === "anyone" || role === who) return undefined
  if (who !== "visitor") return [403, messages.roleWrong]
  return [401, role === "seller" ? messages.sellerSignInRequired : messages.signInRequired]
}

/** A body that no call accepts: what is refused is refused before anybody reads it. */
const send = (browser: Browser, { method, path, body }: Endpoint) =>
  browser.send(method, path, body === undefined ? undefined : "{")

// Signing out would spoil the browsers that the other cases use.
const asked = table.filter(([, { changesState, stream }]) => !changesState && !stream)

it("knows the twenty-two calls of the specification", () => {
  expect(table.filter(([, { addition }]) => !addition)).toHaveLength(22)
})

describe.each(asked)("%s", (_name, endpoint) => {
  it.each(["visitor", "shopper", "seller"] as const)(
    "treats a %s as its role says",
    async (who) => {
      const { status, body } = await send(browsers[who], endpoint)
      const refusal = refusalFor(endpoint, who)
      if (!refusal) return expect([200, 303, 400, 415]).toContain(status)
      const [expected, sentence] = refusal
      expect([status, body]).toEqual([
        expected,
        { success: false, message: sentence, error: sentence },
      ])
    },
  )
})

it("lets a browser with both sessions make the calls of both", async () => {
  const both = browsers.shopper.clone()
  await both.post("/api/seller/login", {
    email: "seller@shop.test",
    password: "seller-test-password",
  })
  expect((await both.get("/api/order/user")).status).toBe(200)
  expect((await both.get("/api/order/seller")).status).toBe(200)
})
