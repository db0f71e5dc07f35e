import { spawn } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { testOrigin } from "./backend-process"
import { Browser } from "./browser"
import { type Redis, startRedis } from "./redis"
import { end, freePort, type Shop, startShop, type Twin } from "./start-shop"

const storefrontMain = join(__dirname, "../../../shell/server/dist/main.js")

/** A shop of two servers and a worker on a real Redis, with the storefront server in front. */
export interface ScaledShop {
  /** The first server; what it says of data and mails holds for all. */
  readonly shop: Shop
  readonly servers: readonly [Pick<Shop, "url" | "browser" | "halt" | "resume">, Twin]
  readonly worker: Twin
  readonly redis: Redis
  readonly storefront: string
  /** Whether the storefront server sends requests to a server, as its log tells. */
  usesServer(url: string): boolean
  /** Somebody's browser as it comes in through the storefront. */
  visit(browser?: Browser): Browser
  stop(): Promise<void>
}

/** @param database an empty one to use, instead of one in the tests' Postgres */
export async function startScaledShop(database?: { readonly url: string }): Promise<ScaledShop> {
  const redis = await startRedis()
  const shared = { REDIS_URL: redis.url, RATE_LIMITS: "off" }
  const shop = await startShop({ ...shared, MEDUSA_WORKER_MODE: "server" }, database)
  const second = await shop.twin()
  const worker = await shop.twin({ MEDUSA_WORKER_MODE: "worker" })
  const port = await freePort()
  const storefront = `http://127.0.0.1:${port}`
  mkdirSync(join(shop.localDir, "mfe"), { recursive: true })
  const registry = join(shop.localDir, "mfe", "registry.json")
  writeFileSync(registry, JSON.stringify({ microFrontends: [] }))
  const child = spawn(process.execPath, [storefrontMain], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      STAGE: "development",
      COOKIE_SECRET: "test-cookie-secret-of-more-than-32-bytes",
      PORT: String(port),
      PORT_BASE: String(port),
      LOCAL_DIR: shop.localDir,
      BACKEND_URL: `${shop.url},${second.url}`,
      PUBLIC_URL: testOrigin,
      MFE_REGISTRY_URL: pathToFileURL(registry).href,
      SHOP_NAME: "Test Shop",
      SUPPORT_EMAIL: "help@shop.test",
      SOCIAL_LINKS: "https://a.test,https://b.test,https://c.test",
    },
  })
  let said = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (said += chunk.toString()))
  while (!(await fetch(`${storefront}/health/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`The storefront server ended:\n${said}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return {
    shop,
    servers: [shop, second],
    worker,
    redis,
    storefront,
    usesServer: (url) => {
      const { port } = new URL(url)
      const news = said.split("\n").filter((line) => line.includes(`"port":"${port}"`))
      return !news.at(-1)?.includes("takes no requests")
    },
    visit: (browser) => browser?.clone(storefront) ?? new Browser(storefront),
    stop: async () => {
      await end({ child, output: () => "" })
      await shop.stop()
      await redis.stop()
    },
  }
}
