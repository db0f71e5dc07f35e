import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:net"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { type BuildOutput, publishForTrial, readBuildOutput } from "@shop/registry"
import { createStorefront } from "@shop/storefront-server"
import { chromium } from "playwright-core"
import { SHELF, subjectsOf } from "./subjects"
import { trySubject } from "./try-subject"

/** So many parts are tried at a time, each in a page of its own. */
const AT_ONCE = 2

interface Options {
  chromium: string
  /** The built shell. */
  shell: string
  /** The built stage of this package. */
  stage: string
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** The real shell with nothing live but what is tried, and the stage; its backend is away, for pages are answered from memory. */
async function aShopOf(outputs: BuildOutput[], shellFolder: string) {
  const localDir = await mkdtemp(join(tmpdir(), "shop-conformance-"))
  await publishForTrial(localDir, outputs)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = await createStorefront({
    port,
    portBase: port,
    localDir,
    backendUrls: [new URL(`http://127.0.0.1:${await freePort()}`)],
    publicUrl: new URL(url),
    registryUrl: pathToFileURL(join(localDir, "mfe/registry.json")),
    trustProxy: 0,
    shop: { name: "Basket", supportEmail: "a@example.com", socialLinks: [], currency: "₹" },
    shellFolder,
  })
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  return {
    url,
    async close() {
      server.close()
      server.closeAllConnections()
      await rm(localDir, { recursive: true, force: true })
    },
  }
}

/** The stage has the shelf's address too, unless that is what is tried. */
function withShelf(stage: BuildOutput, { manifest }: BuildOutput): BuildOutput {
  const own = manifest.routes.includes(SHELF) ? [] : [SHELF]
  return { ...stage, manifest: { ...stage.manifest, routes: [...stage.manifest.routes, ...own] } }
}

/** A page that no longer answers the browser is its micro-frontend's fault as well. */
function inWords(what: string, error: unknown): string {
  return `${what} cannot be tried to the end: ${String(error).split("\n", 1)[0]}`
}

/**
 * Tries the build in `folder`/dist in the real shell and a real browser: every page and every fragment
 * appears, without any other team's; survives calls that fail, come late or bring nothing; can be used
 * by keyboard; is clean by axe; says nothing in the console; styles nothing outside of itself; leaves
 * nothing behind. Resolves to a sentence for each thing that is not so.
 */
export async function conformanceTroubles(folder: string, options: Options): Promise<string[]> {
  const output = await readBuildOutput(resolve(folder, "dist"))
  const stage = withShelf(await readBuildOutput(options.stage), output)
  // Offsets of ports belong to real shops; here all comes from one origin.
  const shop = await aShopOf([output, stage], options.shell)
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-sync",
  ]
  const browser = await chromium.launch({ executablePath: options.chromium, args })
  try {
    const { name } = output.manifest
    const waiting = subjectsOf(output.manifest)
    const troubles: string[] = []
    async function work(): Promise<void> {
      for (let subject = waiting.shift(); subject; subject = waiting.shift()) {
        const { what } = subject
        const found = trySubject(browser, shop.url, name, subject)
        troubles.push(...(await found.catch((error: unknown) => [inWords(what, error)])))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return troubles
  } finally {
    await browser.close()
    await shop.close()
  }
}
