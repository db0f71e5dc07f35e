import { describe, expect, it } from "vitest"
import { join } from "node:path"
import { rm, truncate, writeFile } from "node:fs/promises"
import { makeToken, readHistory, readPointer, styleTroublesIn } from "../src/index.js"
import { aBuild, aFolder, aRegistry, builtWith, offer } from "./a-build.js"

const slot = "shell.header.end/v1" as const

describe("a build that must not go live", () => {
  it("is one that was never built", async () => {
    const { refusal } = await aRegistry("cart")
    expect(await refusal(await aFolder())).toContain("build the micro-frontend")
  })

  it.each([
    ["an unknown key", { colour: "green" }, "colour"],
    ["a name that leaves its folder", { name: "../cart" }, "lower case with dashes"],
    ["no version", { version: undefined }, "version"],
    ["words for a page it does not have", { pages: { "/cart": {} } }, "none of the routes"],
  ])("is one whose manifest has %s", async (_what, change, sentence) => {
    const { refusal } = await aRegistry("cart", "../cart")
    const manifest = { name: "cart", version: "1.0.0", owner: "Cart", assets: {}, ...change }
    const build = await aBuild({ name: "cart" }, { "mfe.manifest.json": JSON.stringify(manifest) })
    expect(await refusal(build)).toContain(sentence)
  })

  it("is one whose manifest is no JSON", async () => {
    const { refusal } = await aRegistry("cart")
    expect(await refusal(await aBuild({ name: "cart" }, { "mfe.manifest.json": "{" }))).toContain(
      "is no JSON: build the micro-frontend again",
    )
  })

  it("is one that lacks a file its manifest promises", async () => {
    const { refusal } = await aRegistry("cart")
    const build = await aBuild({ name: "cart" })
    await rm(join(build, "dist/assets/app.js"))
    expect(await refusal(build)).toContain("lacks assets/app.js")
  })

  it("is one of 200 MB", async () => {
    const { refusal } = await aRegistry("cart")
    const build = await aBuild({ name: "cart" })
    await writeFile(join(build, "dist/film.webm"), "")
    await truncate(join(build, "dist/film.webm"), 200 * 1024 * 1024)
    expect(await refusal(build)).toContain("weighs 201 MB; at most 20 MB are published")
  })

  it("is one whose version is published already", async () => {
    const { publish, refusal } = await aRegistry("cart")
    await publish(await aBuild({ name: "cart" }))
    const other = await aBuild({ name: "cart" }, { "assets/app.js": "export default 2" })
    expect(await refusal(other)).toContain("raise the version in mfe.manifest.ts, e.g. to 1.0.1")
  })

  it.each([
    ["a newer react", { react: "19.4.0" }, "react 19.4.0, newer than the live shell's 19.3.1"],
    ["an older major of react", { react: "18.3.1" }, "build it with 19.x"],
    ["a newer kernel", { "@shop/kernel": "1.3.0" }, "@shop/kernel 1.3.0, newer than"],
    ["a design-system of another major", { "@shop/ds": "2.0.0" }, "the live shell gives 1.0.0"],
    [
      "a part of react that the shell keeps",
      { "react-dom/server": "19.3.1" },
      "react-dom/server, which",
    ],
    ["what nobody shares", { lodash: "4.17.21" }, "shares lodash, which the shell does not give"],
  ])("is one that shares %s", async (_what, shares, sentence) => {
    const { refusal } = await aRegistry("cart")
    const shared = builtWith({ ...offer.shared, ...shares })
    expect(await refusal(await aBuild({ name: "cart" }, { "mf-manifest.json": shared }))).toContain(
      sentence,
    )
  })

  it("is one built with a federation plugin that the shell may not understand", async () => {
    const { refusal } = await aRegistry("cart")
    const shared = builtWith(offer.shared, "1.16.8")
    const build = await aBuild({ name: "cart" }, { "mf-manifest.json": shared })
    expect(await refusal(build)).toContain("build it with 1.23.0")
  })

  it.each([
    ["a kernel", { kernel: "^1.3.0" }, "needs @shop/kernel ^1.3.0"],
    ["a design-system", { designSystem: "^2.0.0" }, "needs @shop/ds ^2.0.0"],
    ["a slot", { slots: ["catalog.product.after/v1" as const] }, "publish its owner's first"],
    ["a fragment", { fragments: ["deals.badge/v1"] }, "needs the fragment deals.badge/v1"],
    ["a page", { routes: ["/deals/today"] }, "needs the route /deals/today"],
  ])("is one that needs %s that is not there", async (_what, needs, sentence) => {
    const { refusal } = await aRegistry("cart")
    expect(await refusal(await aBuild({ name: "cart", needs }))).toContain(sentence)
  })

  it("is one that needs a call which does not exist", async () => {
    const { refusal } = await aRegistry("cart")
    const needs = { calls: ["cart.steal" as "cart.update"] }
    expect(await refusal(await aBuild({ name: "cart", needs }))).toContain("call cart.steal")
  })

  it.each([
    ["a route of another team", { routes: ["/cart/:what"] }, "belongs to cart (Team cart)"],
    [
      "a route of the shell",
      { routes: ["/contact"] },
      "route /contact belongs to the shell: choose",
    ],
    ["one route twice", { routes: ["/a/:b", "/a/:c"] }, "/a/: stands twice"],
    [
      "another team's fragment",
      { fragments: [{ id: "cart.badge/v1", module: "./fragments/a", slot }] },
      "cart.badge/v1 bears another's name",
    ],
  ])("is one that claims %s", async (_what, claim, sentence) => {
    const { local, publish, refusal } = await aRegistry("cart", "thief")
    await publish(await aBuild({ name: "cart", routes: ["/cart/:id"] }))
    expect(await refusal(await aBuild({ name: "thief", ...claim }))).toContain(sentence)
    expect((await readPointer(local)).microFrontends).toHaveLength(1)
  })

  it.each([
    ["/products/fruits", "/products/fruits covers addresses of /products/:kind, which belongs to"],
    ["/Products/:any", "/Products/:any covers addresses of /products/:kind, which belongs to cat"],
    ["/products/*", "/products/* covers addresses of /products, which belongs to catalog (Team"],
    ["/deals/today", "/deals/today covers addresses of /deals/*, which belongs to catalog (Team"],
    ["/deals", "/deals covers addresses of /deals/*, which belongs to catalog (Team catalog)"],
    ["/:a/:b", "/:a/:b covers addresses of /newsletter/confirm, which belongs to the shell"],
    ["/*", "/* covers addresses of /contact, which belongs to the shell"],
  ])("is one whose route %s takes addresses of somebody else's", async (route, sentence) => {
    const { local, publish, refusal } = await aRegistry("catalog", "thief")
    const routes = ["/products", "/products/:kind", "/deals/*"]
    await publish(await aBuild({ name: "catalog", routes }))
    expect(await refusal(await aBuild({ name: "thief", routes: [route] }))).toContain(sentence)
    expect((await readPointer(local)).microFrontends).toHaveLength(1)
  })

  it("is none whose routes lie beside those of others, however its own overlap", async () => {
    const { publish, refusal } = await aRegistry("catalog", "seller")
    const routes = ["/", "/products", "/products/:kind", "/products/:kind/:id", "/products/best"]
    await publish(await aBuild({ name: "catalog", routes }))
    const beside = ["/seller", "/seller/:what", "/seller/orders", "/product", "/products/:a/:b/c"]
    expect(await refusal(await aBuild({ name: "seller", routes: beside }))).toBe("published")
  })

  it.each([
    ["slot", { fragments: [{ id: "deals.x/v1", module: "./fragments/x", slot: "cart.top/v1" }] }],
    ["fragment", { needs: { fragments: ["cart.badge/v1"] } }],
    ["route", { needs: { routes: ["/cart"] } }],
  ])("is one without a %s that a live one uses", async (kind, use) => {
    const { publish, refusal } = await aRegistry("cart", "deals")
    const offers = {
      slots: ["cart.top/v1" as typeof slot],
      fragments: [{ id: "cart.badge/v1", module: "./fragments/badge", slot }],
    }
    await publish(await aBuild({ name: "cart", ...offers }))
    await publish(await aBuild({ name: "deals", ...(use as object) }))
    const next = { ...offers, routes: ["/cart"], version: "2.0.0" }
    const without = { slot: { slots: [] }, fragment: { fragments: [] }, route: { routes: [] } }
    const build = await aBuild({ name: "cart", ...next, ...without[kind as keyof typeof without] })
    expect(await refusal(build)).toContain("and deals (Team deals) uses it: keep it beside")
  })

  it("is one that is heavier than its budget", async () => {
    const { refusal } = await aRegistry("cart")
    const noise = Array.from({ length: 400 }, (_, n) => Math.sin(n).toString(36)).join("")
    const claims = { name: "cart", budget: { page: 1 } }
    const build = await aBuild(claims, { "assets/app.js": `export default "${noise}"` })
    expect(await refusal(build)).toMatch(
      /\.\/app weighs \d+\.\d KiB compressed; its budget is 1 KiB/,
    )
  })

  it("is one with a global selector in its stylesheet", async () => {
    const { refusal } = await aRegistry("cart")
    const css = "@layer mfe{._a_1b2c3_1 h2{color:red}h2{color:blue}}"
    expect(await refusal(await aBuild({ name: "cart" }, { "assets/app.css": css }))).toContain(
      "assets/app.css styles what is not its own (the selector 'h2')",
    )
  })

  it.each(["nonsense", "", "ftp://cdn.example.com/mfe/cart", "https:"])(
    "is one to be served from '%s', where no browser could load it",
    async (baseUrl) => {
      const { local, publish, refusal } = await aRegistry("cart")
      expect(await refusal(await aBuild({ name: "cart" }), { baseUrl })).toContain("e.g. https://")
      await publish(await aBuild({ name: "cart" }), { baseUrl: "https://cdn.example.com/mfe/cart" })
      expect((await readPointer(local)).microFrontends[0]?.baseUrl).toContain("cdn.example.com")
    },
  )

  it("is one whose conformance kit does not pass", async () => {
    const { refusal } = await aRegistry("cart")
    const conformance = async () => ["/cart is blank when a call fails: show a sentence."]
    expect(await refusal(await aBuild({ name: "cart" }), { conformance })).toContain(
      "/cart is blank",
    )
  })

  it("changes nothing", async () => {
    const { local, refusal } = await aRegistry("cart")
    await refusal(await aBuild({ name: "cart", routes: ["/contact"] }))
    expect((await readPointer(local)).microFrontends).toEqual([])
    expect(await readHistory(local)).toEqual([])
  })
})

describe("a token", () => {
  it.each([
    ["nobody's", async () => "mfe_guessed", "is not known here"],
    ["none", async () => undefined, "a token is needed"],
    [
      "another team's",
      (local: string) => makeToken(local, { label: "catalog team", names: ["catalog"] }),
      "is good for catalog only",
    ],
    [
      "one that expired",
      (local: string) => makeToken(local, { label: "old team", names: ["cart"], days: -1 }),
      "of old team expired on",
    ],
  ])("that is %s publishes nothing", async (_what, make, sentence) => {
    const { local, refusal } = await aRegistry("cart")
    const token = await make(local)
    expect(await refusal(await aBuild({ name: "cart" }), { token })).toContain(sentence)
    expect((await readPointer(local)).microFrontends).toEqual([])
  })
})

describe("a stylesheet", () => {
  it.each([
    ["an element", "@layer mfe{h2{color:red}}", "the selector 'h2'"],
    ["everything", "@layer mfe{*{margin:0}}", "the selector '*'"],
    ["a plain class", "@layer mfe{.button{color:red}}", "the selector '.button'"],
    ["what has one of its own", "@layer mfe{body:has(._a_1b2c3_1){color:red}}", "'body:has("],
    ["one of a list", "@layer mfe{._a_1b2c3_1,main{color:red}}", "the selector 'main'"],
    ["inside a condition", "@layer mfe{@media (width>1px){p{margin:0}}}", "the selector 'p'"],
    ["no layer at all", "._a_1b2c3_1{color:red}", "outside of @layer mfe"],
    ["another layer", "@layer overrides{._a_1b2c3_1{color:red}}", "outside of @layer mfe"],
    ["an animation by a plain name", "@keyframes spin{to{rotate:1turn}}", "animation 'spin'"],
    ["a font for all", "@font-face{font-family:Inter;src:url(a.woff2)}", "'@font-face'"],
    ["another stylesheet", '@import "https://elsewhere.example/a.css";', "'@import'"],
  ])("that styles %s is not its team's alone", (_what, css, trouble) => {
    expect(styleTroublesIn(css).join()).toContain(trouble)
  })

  it("may style its own classes, what is inside them, and animate by a name of its own", () => {
    const css = `@layer mfe{._a_1b2c3_1{content:"}h2{";color:red}._a_1b2c3_1>h2,._b_1b2c3_2:not(p) *{x:y}
      @media (width>1px){._a_1b2c3_1{animation:_in_1b2c3_1}}@keyframes _in_1b2c3_1{to{opacity:1}}}`
    expect(styleTroublesIn(css)).toEqual([])
  })
})
