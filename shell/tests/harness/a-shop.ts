import { once } from "node:events"
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { makeToken, publish, readShellOffer } from "@shop/registry"
import { createStorefront } from "@shop/storefront-server"
import { type Browser, chromium, type Page } from "playwright-core"
import { inject, onTestFinished } from "vitest"
import { FaultyServer } from "./faulty-server.js"

declare module "vitest" {
  interface ProvidedContext {
    chromium: string
  }
}

const SHELL = join(import.meta.dirname, "../../dist")

async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const nobody = JSON.stringify({
  success: false,
  message: "Not signed in.",
  error: "Not signed in.",
})

/** Changes the built files of a micro-frontend whose names match. */
async function edit(build: string, name: RegExp, change: (code: string) => string): Promise<void> {
  const assets = join(build, "dist/assets")
  for (const file of (await readdir(assets)).filter((one) => name.test(one)))
    await writeFile(join(assets, file), change(await readFile(join(assets, file), "utf8")))
}

/**
 * The built shell before a backend that knows nobody, with the guest published and its server. `change`
 * is made to the code of the first version.
 */
export async function aShop(change?: (code: string) => string) {
  const folder = await mkdtemp(join(tmpdir(), "shop-shell-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const localDir = join(folder, "local")
  const build = join(folder, "guest")
  await cp(join(import.meta.dirname, "../guest/dist"), join(build, "dist"), { recursive: true })

  const guest = new FaultyServer(join(localDir, "mfe/guest"))
  const baseUrl = `http://127.0.0.1:${await listen(guest.server)}`
  const token = await makeToken(localDir, { label: "the guest's team", names: ["guest"] })
  const offer = await readShellOffer(join(SHELL, "shell.json"))
  let version = 0

  /** Publishes the guest, with its page's code changed, as the next version: 1.0.0, 1.0.1, … */
  async function publishAnew(change?: (code: string) => string) {
    if (change) await edit(build, /app-.*\.js$/, change)
    const file = join(build, "dist/mfe.manifest.json")
    const manifest = await readFile(file, "utf8")
    await writeFile(file, manifest.replace(/"1\.0\.\d+"/, `"1.0.${version++}"`))
    await publish(localDir, build, { offer, token, baseUrl })
  }
  await publishAnew(change)

  const backend = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(nobody)
  })
  const backendUrl = new URL(`http://127.0.0.1:${await listen(backend)}`)

  /** Starts a storefront that reads this registry, and keeps what it must keep in `ownDir`. */
  async function open(registryUrl: URL, ownDir: string): Promise<string> {
    const port = await freePort()
    const storefront = await createStorefront({
      port,
      portBase: port,
      localDir: ownDir,
      backendUrls: [backendUrl],
      publicUrl: new URL(`http://localhost:${port}`),
      registryUrl,
      trustProxy: 0,
      shop: { name: "Basket", supportEmail: "a@example.com", socialLinks: [], currency: "₹" },
      shellFolder: SHELL,
    })
    await listen(storefront, port)
    return `http://127.0.0.1:${port}`
  }
  const url = await open(pathToFileURL(join(localDir, "mfe/registry.json")), localDir)

  /** Storefronts on another machine, which read the registry by its address. */
  async function elsewhere() {
    const registry = new FaultyServer(join(localDir, "mfe"))
    const address = new URL(`http://127.0.0.1:${await listen(registry.server)}/registry.json`)
    return { registry, openAnother: () => open(address, join(folder, "elsewhere")) }
  }
  return { url, localDir, guest, publishAnew, elsewhere }
}

let launched: Promise<Browser> | undefined

/** Closes the browser; once, after all tests of a file. */
export async function closeBrowser(): Promise<void> {
  await (await launched)?.close()
  launched = undefined
}

/** A new visitor's page, wide enough for the header's links. */
export async function aPage(): Promise<Page> {
  launched ??= chromium.launch({
    executablePath: inject("chromium"),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  })
  const context = await (await launched).newContext({ viewport: { width: 1280, height: 800 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  return page
}
