import { createHash } from "node:crypto"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import type { BootData } from "@shop/kernel/manifest"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { aStorefront, ask, pointer, withoutView } from "./harness.js"

const NOBODY = 9

function bootOf(html: string): BootData {
  const [, json = ""] = /<script id="shop-boot"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json) as BootData
}

describe("a page", () => {
  it("carries the registry and who the shop is", async () => {
    const { port } = await aStorefront(NOBODY)
    const { status, headers, body } = await ask(port, "/products/fruits")
    expect(status).toBe(200)
    expect(headers["content-type"]).toBe("text/html; charset=utf-8")
    expect(headers["cache-control"]).toBe("no-cache")
    const { registry, shop } = bootOf(body)
    expect(shop.name).toBe("Basket")
    expect(registry.microFrontends[0]).toMatchObject({
      name: "catalog",
      routes: ["/", "/products/*"],
    })
  })

  it("is in the language that its visitor chose, and in English for all others", async () => {
    const { port } = await aStorefront(NOBODY)
    const english = await ask(port, "/")
    const hindi = await ask(port, "/", { headers: { cookie: "a=b; shop_language=hi" } })
    expect(english.body).toContain('<html lang="en">')
    expect(hindi.body).toContain('<html lang="hi">')
    // What keeps pages for others must not mix them up.
    expect(hindi.headers.vary).toContain("cookie")
  })

  it.each(["localhost", "127.0.0.1", "[::1]"])(
    "names the micro-frontends' own servers as %s to those who came so",
    async (host) => {
      const { port } = await aStorefront(NOBODY)
      const { body } = await ask(port, "/", { headers: { host: `${host}:${port}` } })
      const [catalog] = bootOf(body).registry.microFrontends
      expect(catalog?.entry).toBe(`http://${host}:${port + 1}/1.0.0-abc/remoteEntry.js`)
    },
  )

  it("names its own origin to those from elsewhere, and serves the files there too", async () => {
    const { port } = await aStorefront(NOBODY)
    const { body } = await ask(port, "/", { headers: { host: "shop.example" } })
    const entry = bootOf(body).registry.microFrontends[0]?.entry ?? ""
    expect(entry).toBe("/mfe/catalog/1.0.0-abc/remoteEntry.js")
    const file = await ask(port, entry)
    expect([file.status, file.body]).toEqual([200, "export const entry = 1"])
    expect(file.headers["cache-control"]).toContain("immutable")
  })

  it("runs code of the shell and the registered micro-frontends, and no other", async () => {
    const { port } = await aStorefront(NOBODY)
    const { headers } = await ask(port, "/", { headers: { host: `localhost:${port}` } })
    const policy = String(headers["content-security-policy"])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`script-src 'self' http://localhost:${port + 1};`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain("unsafe")
    expect(headers["x-content-type-options"]).toBe("nosniff")
    expect(headers["strict-transport-security"]).toBeUndefined()
  })

  it("shows pictures of the bucket that holds them, and runs nothing from there", async () => {
    const { port } = await aStorefront(NOBODY, { picturesOrigin: "https://cdn.test" })
    const { headers } = await ask(port, "/", { headers: { host: "shop.example" } })
    const policy = String(headers["content-security-policy"])
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.test;")
    expect(policy.match(/cdn\.test/g)).toHaveLength(1)
  })

  it("may carry the styles that were built into it, and no others", async () => {
    const css = "@layer reset, mfe;"
    const html = `<html lang="en"><head><title>x</title><style>${css}</style>
<script id="shop-boot" type="application/json"></script></head>`
    const { port } = await aStorefront(NOBODY, {}, { "shell/index.html": html })
    const { headers, body } = await ask(port, "/", { headers: { host: "shop.example" } })
    expect(body).toContain(`<style>${css}</style>`)
    const hash = createHash("sha256").update(css).digest("base64")
    expect(headers["content-security-policy"]).toContain(`style-src 'self' 'sha256-${hash}';`)
  })

  it("is that of the shell as it was built last; while it is being built, of the one before", async () => {
    vi.spyOn(process.stdout, "write").mockImplementation(() => true)
    onTestFinished(() => void vi.restoreAllMocks())
    const { port, folder } = await aStorefront(NOBODY)
    const index = join(folder, "shell/index.html")
    const first = await readFile(index, "utf8")
    const now = async () => withoutView((await ask(port, "/")).body)
    const old = await now()
    await rm(index)
    expect(await now()).toBe(old)
    await writeFile(index, "<html><head>")
    expect(await now()).toBe(old)
    await writeFile(index, first.replace("<body>", '<body class="new">'))
    expect((await ask(port, "/")).body).toContain('<body class="new">')
  })

  it("asks for https for ever where the world sees the shop so", async () => {
    const { port } = await aStorefront(NOBODY, { publicUrl: new URL("https://shop.example") })
    const { headers } = await ask(port, "/")
    expect(headers["strict-transport-security"]).toContain("max-age=31536000")
  })

  it("has a title, a description and one true address", async () => {
    const { port } = await aStorefront(NOBODY)
    const { body } = await ask(port, "/contact?from=footer")
    expect(body).toContain("<title>Contact · Basket</title>")
    expect(body).toContain('<meta name="description" content="Basket: fresh groceries')
    expect(body).toContain('<link rel="canonical" href="http://localhost:8000/contact">')
  })

  it("that nobody owns is a 404 that search engines skip, drawn by the shell", async () => {
    const { port } = await aStorefront(NOBODY)
    const { status, body } = await ask(port, "/nowhere/at-all")
    expect(status).toBe(404)
    expect(body).toContain("<title>Page Not Found · Basket</title>")
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(bootOf(body).registry.microFrontends).toHaveLength(1)
  })

  it("cannot be broken out of by a setting or an address", async () => {
    const name = `</script><script>alert(1)</script>"'&`
    const shop = { name, supportEmail: "a@b.c", socialLinks: [], currency: "₹" as const }
    const { port } = await aStorefront(NOBODY, { shop })
    const { body } = await ask(port, `/products/"><script>alert(2)</script>`)
    expect(body).not.toContain("<script>alert")
    expect(bootOf(body).shop.name).toBe(name)
  })

  it("travels compressed, and not at all to those who have it", async () => {
    const { port } = await aStorefront(NOBODY)
    const plain = await ask(port, "/")
    const brotli = await ask(port, "/", { headers: { "accept-encoding": "gzip, br" } })
    const zipped = await ask(port, "/", { headers: { "accept-encoding": "gzip" } })
    const whole = withoutView(plain.body)
    expect(withoutView(brotliDecompressSync(brotli.bytes).toString())).toBe(whole)
    expect(withoutView(gunzipSync(zipped.bytes).toString())).toBe(whole)
    const headers = { "if-none-match": String(plain.headers.etag) }
    expect((await ask(port, "/", { headers })).status).toBe(304)
  })

  it("is never compressed as its visitor cannot unpack it", async () => {
    const { port } = await aStorefront(NOBODY)
    const encodingFor = async (accepted: string) =>
      (await ask(port, "/", { headers: { "accept-encoding": accepted } })).headers[
        "content-encoding"
      ]
    expect(await encodingFor("gzip, br;q=0")).toBe("gzip")
    expect(await encodingFor("br;q=0, *;q=0")).toBeUndefined()
  })
})

describe("the registry", () => {
  it("is what is live now, and no cache keeps it", async () => {
    const { port, folder } = await aStorefront(NOBODY)
    const first = await ask(port, "/mfe/registry.json")
    expect(first.headers["cache-control"]).toBe("no-cache")
    expect(first.body).toContain("1.0.0-abc")
    const next = structuredClone(pointer)
    next.microFrontends[0]!.release = "1.0.1-abcdef"
    await mkdir(join(folder, "local/mfe/catalog/1.0.1-abcdef"))
    await writeFile(join(folder, "local/mfe/registry.json"), JSON.stringify(next))
    expect((await ask(port, "/mfe/registry.json")).body).toContain("1.0.1-abcdef")
  })

  it("that cannot be read leaves the last good one in force, and is complained of once", async () => {
    const complaint = vi.spyOn(process.stdout, "write").mockImplementation(() => true)
    onTestFinished(() => complaint.mockRestore())
    const { port, folder } = await aStorefront(NOBODY)
    await ask(port, "/")
    await writeFile(join(folder, "local/mfe/registry.json"), "{ broken")
    expect((await ask(port, "/mfe/registry.json")).body).toContain("1.0.0-abc")
    await ask(port, "/mfe/registry.json")
    expect(complaint).toHaveBeenCalledTimes(1)
    await rm(join(folder, "local/mfe/registry.json"))
    expect((await ask(port, "/")).status).toBe(200)
    expect(complaint).toHaveBeenCalledTimes(2)
  })
})

describe("a file", () => {
  it("with a hash in its name is kept for ever, any other is asked for each time", async () => {
    const { port } = await aStorefront(NOBODY)
    const { headers } = await ask(port, "/assets/index-abc.js")
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable")
    expect((await ask(port, "/favicon.svg")).headers["cache-control"]).toBe("no-cache")
  })

  it.each([
    "/assets/index-old.js",
    "/assets/",
    "/favicon.png",
    "/mfe/catalog/9.9.9/remoteEntry.js",
    "/mfe/../../shell/index.html",
    "/..%2f..%2flocal/mfe/registry.json",
    "/%2e%2e/local/mfe/registry.json",
  ])("that is not there is 404 and never a page: %s", async (path) => {
    const { port } = await aStorefront(NOBODY)
    const { status, body } = await ask(port, path)
    expect([status, body]).toEqual([404, ""])
  })

  it("is only read: any other method is 405", async () => {
    const { port } = await aStorefront(NOBODY)
    const answer = await ask(port, "/products", { method: "POST", body: "x" })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe("GET, HEAD")
  })
})
