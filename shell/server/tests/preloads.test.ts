import { expect, it } from "vitest"
import { aStorefront, ask, pointer } from "./harness.js"

const NOBODY = 9

it("a page preloads the owner's files, the header's fragments and first data", async () => {
  const { port } = await aStorefront(NOBODY)
  const { body } = await ask(port, "/", { headers: { host: "shop.example" } })
  const base = "/mfe/catalog/1.0.0-abc"
  for (const link of [
    `<link rel="modulepreload" crossorigin href="${base}/assets/app.js">`,
    `<link rel="preload" as="style" crossorigin href="${base}/assets/app.css">`,
    `<link rel="modulepreload" crossorigin href="${base}/assets/x.js">`,
    `<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/product/list">`,
  ]) {
    expect(body.split(link)).toHaveLength(2)
  }
  const contact = await ask(port, "/contact", { headers: { host: "shop.example" } })
  expect(contact.body).not.toContain(`href="${base}/assets/app.js"`)
  expect(contact.body).toContain(`href="${base}/assets/x.js"`)
})

it("a page preloads a fragment only where its slot is shown: what is not used costs, and browsers complain", async () => {
  const [catalog] = pointer.microFrontends
  const slot = "catalog.product.after/v1"
  const withSlot = {
    ...catalog,
    slots: [{ id: slot, routes: ["/products/:category/:id"] }],
    fragments: [{ id: "catalog.y/v1", module: "./fragments/y", slot, order: 1 }],
    assets: { ...catalog!.assets, "./fragments/y": { js: [], css: ["assets/y.css"] } },
  }
  const registry = JSON.stringify({ microFrontends: [withSlot] })
  const { port } = await aStorefront(NOBODY, {}, { "local/mfe/registry.json": registry })
  const bodyOf = async (path: string) => (await ask(port, path)).body
  const link = /<link rel="preload" as="style"[^>]*assets\/y\.css">/
  expect(await bodyOf("/products/fruits/1")).toMatch(link)
  expect(await bodyOf("/products/fruits")).not.toMatch(link)
  expect(await bodyOf("/")).not.toMatch(link)
})

it("a page fetches what stands below the fold in its turn, not ahead of what is seen first", async () => {
  const [catalog] = pointer.microFrontends
  const atTheEnd = { id: "catalog.x/v1", module: "./fragments/x", slot: "shell.page.end/v1" }
  const live = { ...catalog, fragments: [{ ...atTheEnd, order: 1 }] }
  const registry = JSON.stringify({ microFrontends: [live] })
  const { port } = await aStorefront(NOBODY, {}, { "local/mfe/registry.json": registry })
  const { body } = await ask(port, "/")
  expect(body).toMatch(/<link rel="modulepreload"[^>]*assets\/app\.js">/)
  expect(body).not.toMatch(/<link rel="modulepreload"[^>]*assets\/x\.js">/)
})
