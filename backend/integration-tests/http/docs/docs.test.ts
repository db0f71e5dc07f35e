import { beforeAll, expect, it } from "vitest"
import { calls } from "@shop/api"
import { messages } from "@shop/api/messages"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
beforeAll(async () => {
  shop = await sharedShop()
})

it("describes every call of the contract in OpenAPI", async () => {
  const { status, body } = await shop.browser().get("/api/docs/openapi.json")
  expect(status).toBe(200)
  const { openapi, paths } = body as unknown as {
    openapi: string
    paths: Record<string, Record<string, { operationId: string }>>
  }
  expect(openapi).toBe("3.1.0")
  for (const { name, path, method } of Object.values(calls))
    expect(paths[path]?.[method.toLowerCase()]?.operationId).toBe(name)
})

it("shows them on a page that loads nothing from elsewhere and runs nothing inline", async () => {
  const page = await fetch(`${shop.url}/api/docs`)
  const policy = page.headers.get("content-security-policy")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain("unsafe")
  const html = await page.text()
  const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)
  for (const address of loaded.filter((address) => !address?.startsWith("data:"))) {
    expect(address).toMatch(/^\/api\/docs\//)
    expect((await fetch(shop.url + address)).status).toBe(200)
  }
  expect(html).not.toMatch(/<script>|<style>/)
})

it("sends it compressed, and not again to who has it", async () => {
  const address = `${shop.url}/api/docs/swagger-ui.js`
  const [first, second] = await Promise.all([fetch(address), fetch(address)])
  expect(first.headers.get("content-encoding")).toBe("gzip")
  expect(await first.text()).toBe(await second.text())
  const etag = first.headers.get("etag") ?? ""
  const again = await fetch(address, { headers: { "if-none-match": etag } })
  expect([again.status, await again.text()]).toEqual([304, ""])
})

it("has nothing else below it, and says so as all calls do", async () => {
  for (const address of ["/api/docs/package.json", "/api/docs/openapi", "/api/docs/"])
    expect(await shop.browser().get(address)).toMatchObject({
      status: 404,
      body: { success: false, message: messages.pathUnknown },
    })
  for (const address of ["/api/docs", "/api/docs/swagger-ui.js"])
    expect((await shop.browser().post(address, {})).status).toBe(405)
})
