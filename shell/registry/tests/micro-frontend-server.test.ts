import { once } from "node:events"
import { symlink, writeFile } from "node:fs/promises"
import { type IncomingMessage, request } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { join } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { describe, expect, it, onTestFinished } from "vitest"
import { createMicroFrontendServer } from "../src/index.js"
import { aBuild, aFolder, aRegistry, write } from "./a-build.js"

/** A raw request, for a client that tidies paths would hide what we test. */
async function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
) {
  const sent = request({ port, path, headers, method, host: "127.0.0.1" }).end()
  const [answer] = (await once(sent, "response")) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

async function serve(files: Record<string, string>, registry?: string) {
  const local = registry ?? (await aFolder())
  await write(join(local, "mfe/cart"), files)
  const server = createMicroFrontendServer(local, "cart", "http://localhost:8000").listen(0)
  await once(server, "listening")
  onTestFinished(() => void server.close())
  return { local, port: (server.address() as AddressInfo).port }
}

describe("the server of a micro-frontend", () => {
  it("serves a release for ever and to every origin", async () => {
    const { port } = await serve({ "1.0.0-a/remoteEntry.js": "export {}" })
    const { status, headers, body } = await ask(port, "/1.0.0-a/remoteEntry.js")
    expect([status, body]).toEqual([200, "export {}"])
    expect(headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "access-control-allow-origin": "*",
      "x-content-type-options": "nosniff",
    })
  })

  it("sends what the build compressed to those who take it", async () => {
    const { port, local } = await serve({ "r/app.js": "plain" })
    await writeFile(join(local, "mfe/cart/r/app.js.br"), brotliCompressSync("plain"))
    await writeFile(join(local, "mfe/cart/r/app.js.gz"), gzipSync("plain"))
    const encoding = async (accepted: string) =>
      (await ask(port, "/r/app.js", { "accept-encoding": accepted })).headers["content-encoding"]
    expect(await encoding("gzip, deflate, br")).toBe("br")
    expect(await encoding("gzip, deflate")).toBe("gzip")
    expect(await encoding("")).toBeUndefined()
    expect(await encoding("br;q=0.5, identity")).toBe("br")
    expect(await encoding("BR")).toBe("br")
    expect(await encoding("*")).toBe("br")
  })

  it.each(["br;q=0, gzip", "br; q=0, gzip", "gzip, br ; q=0.000", "*, br;q=0", "x-br, gzip"])(
    "sends nothing that a caller does not take: %s",
    async (accepted) => {
      const { port, local } = await serve({ "r/app.js": "plain" })
      await writeFile(join(local, "mfe/cart/r/app.js.br"), brotliCompressSync("plain"))
      await writeFile(join(local, "mfe/cart/r/app.js.gz"), gzipSync("plain"))
      const { headers } = await ask(port, "/r/app.js", { "accept-encoding": accepted })
      expect(headers["content-encoding"]).toBe("gzip")
    },
  )

  it("sends the file itself to those who take nothing else", async () => {
    const { port, local } = await serve({ "r/app.js": "plain" })
    await writeFile(join(local, "mfe/cart/r/app.js.br"), brotliCompressSync("plain"))
    const accepted = { "accept-encoding": "identity, *;q=0" }
    expect((await ask(port, "/r/app.js", accepted)).body).toBe("plain")
  })

  it("answers 304 to those who have it, and a HEAD without a body", async () => {
    const { port } = await serve({ "r/app.js": "plain" })
    const { etag = "" } = (await ask(port, "/r/app.js")).headers
    expect((await ask(port, "/r/app.js", { "if-none-match": etag })).status).toBe(304)
    const head = await ask(port, "/r/app.js", {}, "HEAD")
    expect([head.status, head.headers["content-length"], head.body]).toEqual([200, "5", ""])
  })

  it("lives, and takes nothing but GET and HEAD", async () => {
    const { port } = await serve({ "r/app.js": "plain" })
    expect((await ask(port, "/health/live")).status).toBe(200)
    expect((await ask(port, "/r/app.js", {}, "POST")).status).toBe(405)
  })

  it("tells who opens its address what it serves, where that is and where to look at it", async () => {
    const { local, publish } = await aRegistry("cart")
    await publish(await aBuild({ name: "cart" }))
    const { port } = await serve({}, local)
    const { status, headers, body } = await ask(port, "/?from=terminal")
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    })
    expect(body).toContain("the micro-frontend cart")
    expect(body).toContain(
      "in the shop at http://localhost:8000, or alone with npm run dev in mfe-cart",
    )
    const named = body.match(/\/1\.0\.0\/[\w.]+[a-z]/g)
    expect(named).toEqual(["/1.0.0/mfe.manifest.json", "/1.0.0/remoteEntry.js"])
    for (const path of named ?? []) expect((await ask(port, path)).status).toBe(200)
    const head = await ask(port, "/", {}, "HEAD")
    expect([head.status, head.body]).toEqual([200, ""])
    expect(head.headers["content-length"]).toBe(String(Buffer.byteLength(body)))
    expect((await ask(port, "/", {}, "POST")).status).toBe(405)
  })

  it("tells it also where nothing of it is live", async () => {
    const { port } = await serve({ "r/app.js": "plain" })
    const { status, body } = await ask(port, "/")
    expect(status).toBe(200)
    expect(body).toContain(
      "Nothing of it is live now.\nLook at it alone with npm run dev in mfe-cart",
    )
  })

  it.each([
    "/../registry.json",
    "/r/../../registry.json",
    "/r/%2e%2e/%2e%2e/registry.json",
    "/r/..%2f..%2fregistry.json",
    "/r/..%5c..%5cregistry.json",
    "/r/app.js%00.png",
    "/r/%zz",
    "//etc/passwd",
    "/.secret",
    "/r/link.js",
    "/r",
    "//",
    "/index.html",
  ])("gives nothing but its files: %s is 404", async (path) => {
    const { port, local } = await serve({ "r/app.js": "plain", ".secret": "no" })
    await write(local, { "mfe/registry.json": "{}", "secret.js": "no" })
    await symlink(join(local, "secret.js"), join(local, "mfe/cart/r/link.js"))
    expect(await ask(port, path)).toMatchObject({ status: 404, body: "" })
  })
})
