import { once } from "node:events"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type RequestListener,
  type Server,
} from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { buffer } from "node:stream/consumers"
import { pathToFileURL } from "node:url"
import { defineManifest } from "@shop/kernel/manifest"
import { onTestFinished } from "vitest"
import type { Settings } from "../src/settings.js"
import { createStorefront } from "../src/storefront.js"

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  body: string
}

interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

const agent = new Agent({ keepAlive: true })

/** A plain request: no client that tidies paths or decodes bodies stands between. */
export async function ask(port: number, path: string, question: Question = {}): Promise<Answer> {
  const { method = "GET", headers = {}, body } = question
  const sent = request({ host: "127.0.0.1", port, path, method, headers, agent })
  sent.end(body)
  const [answer] = (await once(sent, "response")) as [IncomingMessage]
  const bytes = await buffer(answer)
  return { status: answer.statusCode ?? 0, headers: answer.headers, bytes, body: bytes.toString() }
}

/** Listens on a free port, or the one given, until the test ends. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(async () => {
    server.closeAllConnections()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  })
  return (server.address() as AddressInfo).port
}

/** A stand-in for the backend. */
export function aBackend(listener: RequestListener): Promise<number> {
  return listen(createServer(listener))
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const INDEX = `<!doctype html><html lang="en"><head><title>Shop</title>
<script id="shop-boot" type="application/json"></script></head><body></body></html>`

async function writeAll(folder: string, files: Record<string, string | Buffer>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}

/** One live micro-frontend with the home page, a list, and a fragment in the header. */
export const pointer = {
  microFrontends: [
    {
      ...defineManifest({
        name: "catalog",
        version: "1.0.0",
        owner: "Team Catalog",
        routes: ["/", "/products/*"],
        pages: { "/products/*": { title: { en: "All Products" } } },
        fragments: [{ id: "catalog.x/v1", module: "./fragments/x", slot: "shell.header.end/v1" }],
        needs: { calls: ["product.list"] },
      }),
      assets: {
        "./app": { js: ["remoteEntry.js", "assets/app.js"], css: ["assets/app.css"] },
        "./fragments/x": { js: ["remoteEntry.js", "assets/x.js"], css: [] },
      },
      release: "1.0.0-abc",
      portOffset: 1,
    },
  ],
}

/** A storefront before a stand-in backend; the port and the folder of its state. */
export async function aStorefront(
  backendPort: number | number[],
  settings: Partial<Settings> = {},
  files: Record<string, string | Buffer> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), "shop-storefront-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeAll(folder, {
    "shell/index.html": INDEX,
    "shell/assets/index-abc.js": "export {}",
    "shell/favicon.svg": "<svg/>",
    "local/mfe/registry.json": JSON.stringify(pointer),
    "local/mfe/catalog/1.0.0-abc/remoteEntry.js": "export const entry = 1",
    ...files,
  })
  const port = await freePort()
  const server = await createStorefront({
    port,
    portBase: port,
    localDir: join(folder, "local"),
    backendUrls: [backendPort].flat().map((one) => new URL(`http://127.0.0.1:${one}`)),
    publicUrl: new URL("http://localhost:8000"),
    registryUrl: pathToFileURL(join(folder, "local/mfe/registry.json")),
    trustProxy: 0,
    shop: { name: "Basket", supportEmail: "help@example.com", socialLinks: [], currency: "₹" },
    shellFolder: join(folder, "shell"),
    ...settings,
  })
  await listen(server, port)
  return { port, server, folder }
}

/** Each page view has a token of its own; all else of a page is the same for the same visitor. */
export const withoutView = (html: string) => html.replace(/"view":"[^"]*"/, "")

/** Waits until `condition` holds; the test's own time limit ends a wait in vain. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve))
}
