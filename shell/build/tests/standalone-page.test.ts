import { defineManifest } from "@shop/kernel/manifest"
import { createServer } from "vite"
import { expect, it, onTestFinished } from "vitest"
import { standalonePage } from "../src/plugins/standalone-page.js"

it("a micro-frontend run alone has a page at every address, named after it", async () => {
  const manifest = defineManifest({ name: "cart", version: "1.0.0", owner: "Team Cart" })
  const server = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "silent",
    plugins: [standalonePage(manifest)],
    server: { port: 0, host: "127.0.0.1" },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const address = server.httpServer?.address()
  const port = typeof address === "object" ? address?.port : undefined
  const headers = { accept: "text/html" }
  const answer = await fetch(`http://127.0.0.1:${port}/cart/any`, { headers })
  expect(answer.headers.get("content-type")).toBe("text/html")
  const html = await answer.text()
  expect(html).toContain("<title>cart, run alone</title>")
  expect(html).toContain('src="/dev/main.tsx"')
})
