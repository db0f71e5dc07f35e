import { createServer } from "vite"
import { describe, expect, it, onTestFinished } from "vitest"
import { layerOrder } from "../src/plugins/layer-order.js"

const page = `<!doctype html><html><head><title>Shop</title>
<style>@layer mfe { a { color: red } }</style></head><body></body></html>`

describe("a page's head", () => {
  it("ranks the cascade layers before any style or script can name one of them", async () => {
    const server = await createServer({
      configFile: false,
      logLevel: "silent",
      plugins: [layerOrder()],
      server: { middlewareMode: true, ws: false },
    })
    onTestFinished(() => server.close())
    const html = await server.transformIndexHtml("/", page)
    const [first] = /<(style|script|link)\b[^>]*>[^<]*/.exec(html) ?? []
    expect(first).toBe("<style>@layer reset, ds.tokens, ds.components, mfe, overrides;")
  })
})
