import {
  type BootData,
  defineManifest,
  type ManifestInput,
  shellRoutes,
} from "@shop/kernel/manifest"
import { describe, expect, it } from "vitest"
import { aStorefront, ask } from "./harness.js"

const NOBODY = 9
const hindi = { headers: { cookie: "shop_language=hi" } }

const release = (pages: ManifestInput["pages"], version = "1.0.0") => {
  const routes = ["/recipes", "/recipes/:id", "/recipes/:id/notes", "/kitchens"]
  const manifest = defineManifest({ name: "recipes", version, owner: "Recipes", routes, pages })
  return { ...manifest, assets: {}, release: version }
}

/** A storefront in which a new team is live with this record; its pages' HTML before any code runs. */
async function withTeam(live: object) {
  const files = {
    "local/mfe/registry.json": JSON.stringify({ microFrontends: [live] }),
    "local/mfe/recipes/1.0.0/remoteEntry.js": "export {}",
    "local/mfe/recipes/1.1.0/remoteEntry.js": "export {}",
  }
  const { port } = await aStorefront(NOBODY, {}, files)
  const get = async (path: string, question = {}) => {
    const { status, body } = await ask(port, path, question)
    expect(status).toBe(200)
    return body
  }
  return { port, get }
}

const titleOf = (html: string) => /<title>(.*?)<\/title>/s.exec(html)?.[1]
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]

const SHOPS_OWN = "Basket: fresh groceries at affordable prices, delivered in under 30 minutes."

describe("a page of a new team", () => {
  it("has the title and the description of its manifest, in the language of its visitor", async () => {
    const { get } = await withTeam(
      release({
        "/recipes": {
          title: { en: "Recipes", hi: "पकवान" },
          description: { en: "What to cook tonight.", hi: "आज रात क्या पकाएँ।" },
        },
      }),
    )
    const english = await get("/recipes")
    expect(titleOf(english)).toBe("Recipes · Basket")
    expect(metaOf(english, "og:title")).toBe("Recipes")
    expect(metaOf(english, "description")).toBe("What to cook tonight.")
    expect(metaOf(english, "og:description")).toBe("What to cook tonight.")
    expect(canonicalOf(english)).toBe("http://localhost:8000/recipes")
    const inHindi = await get("/recipes", hindi)
    expect(titleOf(inHindi)).toBe("पकवान · Basket")
    expect(metaOf(inHindi, "description")).toBe("आज रात क्या पकाएँ।")
  })

  it("has them in English where there is no Hindi", async () => {
    const { get } = await withTeam(release({ "/recipes": { title: { en: "Recipes" } } }))
    expect(titleOf(await get("/recipes", hindi))).toBe("Recipes · Basket")
  })

  it("has those of the one route that covers its address best", async () => {
    const { get } = await withTeam(
      release({
        "/recipes/:id": { title: { en: "A recipe" } },
        "/recipes/:id/notes": { title: { en: "My notes" }, personal: true },
      }),
    )
    expect(titleOf(await get("/recipes/dal/"))).toBe("A recipe · Basket")
    expect(titleOf(await get("/Recipes/dal/Notes?page=2"))).toBe("My notes · Basket")
  })

  it("is skipped by search engines where the manifest says that it is personal, whatever its case", async () => {
    const { get } = await withTeam(release({ "/recipes/:id": { personal: true } }))
    for (const path of ["/recipes/dal", "/Recipes/Dal"]) {
      const html = await get(path)
      expect(metaOf(html, "robots")).toBe("noindex")
      expect(canonicalOf(html)).toBeUndefined()
    }
    expect(metaOf(await get("/recipes"), "robots")).toBeUndefined()
  })

  it("of which nothing is said has the shop's name and may be found", async () => {
    const { get } = await withTeam(release({ "/recipes": { title: { en: "Recipes" } } }))
    const html = await get("/kitchens")
    expect(titleOf(html)).toBe("Basket")
    expect(metaOf(html, "og:title")).toBe("Basket")
    expect(metaOf(html, "description")).toBe(SHOPS_OWN)
    expect(canonicalOf(html)).toBe("http://localhost:8000/kitchens")
  })

  it("has the shop's name where its record is from before manifests spoke of pages", async () => {
    const { pages: _, ...before } = release({})
    const { get } = await withTeam(before)
    expect(titleOf(await get("/recipes"))).toBe("Basket")
  })

  it("cannot be broken out of by what is said of it", async () => {
    const hostile = `"'&</title><script>alert(1)</script>`
    const escaped = "&quot;&#39;&amp;&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;"
    const words = { title: { en: hostile }, description: { en: hostile } }
    const { get } = await withTeam(release({ "/recipes": words }))
    const html = await get("/recipes")
    expect(html).not.toContain("<script>alert")
    expect(titleOf(html)).toBe(`${escaped} · Basket`)
    expect(metaOf(html, "og:title")).toBe(escaped)
    expect(metaOf(html, "description")).toBe(escaped)
  })

  it("has the words of the release that its visitor gets: of the trial only for those on trial", async () => {
    const trial = release({ "/recipes": { title: { en: "Cookbook" } } }, "1.1.0")
    const live = release({ "/recipes": { title: { en: "Recipes" } } })
    const { port, get } = await withTeam({ ...live, canary: { ...trial, share: 50 } })
    const titleFor = async (bucket: number) =>
      titleOf(await get("/recipes", { headers: { cookie: `mfe-bucket-${port}=${bucket}` } }))
    expect(await titleFor(10)).toBe("Cookbook · Basket")
    expect(await titleFor(90)).toBe("Recipes · Basket")
  })

  it("says them in its head alone: the browser gets no second copy", async () => {
    const { get } = await withTeam(release({ "/recipes": { title: { en: "Recipes" } } }))
    const html = await get("/recipes")
    const [, json = ""] = /<script id="shop-boot"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
    const { registry } = JSON.parse(json) as BootData
    expect(registry.microFrontends[0]).not.toHaveProperty("pages")
  })
})

describe("a page of the shell", () => {
  const { loader, newsletterConfirm, newsletterUnsubscribe, forgotPassword, faqs } = shellRoutes

  it.each([loader, newsletterConfirm, newsletterUnsubscribe])(
    "%s is nobody else's to find",
    async (path) => {
      const { get } = await withTeam(release({}))
      const html = await get(path)
      expect([metaOf(html, "robots"), canonicalOf(html)]).toEqual(["noindex", undefined])
    },
  )

  it.each([
    [faqs, "FAQs", "आम सवाल"],
    [forgotPassword, "Forgot Password", "पासवर्ड भूल गए"],
    [newsletterConfirm, "Newsletter", "न्यूज़लेटर"],
  ])("%s keeps the shell's own title", async (path, english, inHindi) => {
    const { get } = await withTeam(release({}))
    expect(titleOf(await get(path))).toBe(`${english} · Basket`)
    expect(titleOf(await get(path, hindi))).toBe(`${inHindi} · Basket`)
  })
})
