import { BOOT_ELEMENT_ID, type BootData, type Manifest, type Registry } from "@shop/kernel/manifest"
import type { Plugin } from "vite"

/** Addresses of the micro-frontends' own development servers, from DEV_REMOTES (separated by commas). */
function remoteServers(): string[] {
  return (process.env.DEV_REMOTES ?? "").split(",").filter(Boolean)
}

async function readRegistry(): Promise<Registry> {
  const found = await Promise.allSettled(
    remoteServers().map(async (server) => {
      const answer = await fetch(`${server}/mfe.manifest.json`)
      const manifest = (await answer.json()) as Manifest
      const entry = `${server}/remoteEntry.js`
      return { ...manifest, release: manifest.version, entry, assets: {} }
    }),
  )
  return {
    microFrontends: found.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])),
  }
}

async function bootData(): Promise<BootData> {
  return {
    registry: await readRegistry(),
    shop: {
      name: process.env.SHOP_NAME ?? "Grocery Shop",
      supportEmail: process.env.SUPPORT_EMAIL ?? "support@example.com",
      socialLinks: (process.env.SOCIAL_LINKS ?? "").split(",").filter(Boolean),
      currency: "₹",
    },
  }
}

/** In development, does what the storefront server does for a built shell: registry and boot data. */
export function developmentBoot(): Plugin {
  return {
    name: "shop:development-boot",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use("/mfe/registry.json", (_request, response, next) => {
        readRegistry().then((registry) => {
          response.setHeader("content-type", "application/json")
          response.end(JSON.stringify(registry))
        }, next)
      })
    },
    async transformIndexHtml(html) {
      const empty = `<script id="${BOOT_ELEMENT_ID}" type="application/json"></script>`
      const data = JSON.stringify(await bootData()).replaceAll("<", "\\u003c")
      return html.replace(empty, empty.replace("></", `>${data}</`))
    },
  }
}
