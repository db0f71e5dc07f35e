import { once } from "node:events"
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { publish } from "@shop/registry"
import { createStorefront } from "@shop/storefront-server"
import { chromium, type Page } from "playwright-core"
import { inject, onTestFinished } from "vitest"
import { FaultyServer } from "./faulty-server.js"

declare module "vitest" {
  interface ProvidedContext {
    chromium: string
  }
}

/** `@shop/registry` gives the first micro-frontend it does not know this offset. */
const GUEST_OFFSET = 4

async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

/** A port with the guest's beside it free. */
async function freePort(): Promise<number> {
  for (;;) {
    const [one, other] = [createServer(), createServer()]
    const port = await listen(one)
    const isFree = await listen(other, port + GUEST_OFFSET).then(
      () => true,
      () => false,
    )
    for (const server of [one, other]) server.close()
    if (isFree) return port
  }
}

const nobody = JSON.stringify({
  success: false,
  message: "Not signed in.",
  error: "Not signed in.",
})

/** The built shell before a backend that knows nobody, with the guest published and its server. */
export async function aShop() {
  const folder = await mkdtemp(join(tmpdir(), "shop-shell-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const localDir = join(folder, "local")
  const build = join(folder, "guest")
  await cp(join(import.meta.dirname, "../guest/dist"), join(build, "dist"), { recursive: true })
  await publish(localDir, build)

  const backend = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(nobody)
  })
  const port = await freePort()
  const storefront = await createStorefront({
    port,
    portBase: port,
    localDir,
    backendUrls: [new URL(`http://127.0.0.1:${await listen(backend)}`)],
    publicUrl: new URL(`http://localhost:${port}`),
    registryUrl: pathToFileURL(join(localDir, "mfe/registry.json")),
    trustProxy: 0,
    shop: { name: "Basket", supportEmail: "a@example.com", socialLinks: [], currency: "₹" },
    shellFolder: join(import.meta.dirname, "../../dist"),
  })
  await listen(storefront, port)
  const guest = new FaultyServer(localDir)
  await listen(guest.server, port + GUEST_OFFSET)

  /** Publishes the same guest as another release. */
  async function publishAnew() {
    const file = join(build, "dist/mfe.manifest.json")
    const manifest = await readFile(file, "utf8")
    await writeFile(file, manifest.replace('"1.0.0"', '"1.0.1"'))
    await publish(localDir, build)
  }
  return { url: `http://127.0.0.1:${port}`, guest, publishAnew }
}

/** A browser's page, wide enough for the header's links. */
export async function aPage(): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: inject("chromium"),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  page.setDefaultTimeout(20_000)
  return page
}
