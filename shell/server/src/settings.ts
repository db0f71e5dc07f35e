import { fileURLToPath } from "node:url"
import type { ShopInfo } from "@shop/kernel/manifest"

/** What the storefront server is told by the launcher; `scripts/settings.mjs` validates it. */
export interface Settings {
  port: number
  portBase: number
  localDir: string
  /** The backend's processes. */
  backendUrls: URL[]
  /** The storefront as the world sees it. */
  publicUrl: URL
  registryUrl: URL
  /** Where pictures in object storage are read; absent when the shop keeps them itself. */
  picturesOrigin?: string
  /** How many proxies in front may be believed about the caller's address. */
  trustProxy: number
  shop: ShopInfo
  /** What this shop is for; left out, it is treated as production. */
  stage?: "development" | "staging" | "production"
  /** Signs what pages carry; all storefront servers of a shop share it. Made at random where there is none. */
  secret?: string
  /** Lets others than this machine read /metrics. */
  metricsToken?: string
  /** The built shell. */
  shellFolder: string
}

/** Reads the settings; throws a sentence that names what is missing. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  function text(name: string): string {
    const value = env[name]
    if (!value) throw new Error(`The setting ${name} is missing; start the shop with npm start.`)
    return value
  }
  return {
    port: Number(text("PORT")),
    portBase: Number(text("PORT_BASE")),
    localDir: text("LOCAL_DIR"),
    backendUrls: text("BACKEND_URL")
      .split(",")
      .map((url) => new URL(url)),
    publicUrl: new URL(text("PUBLIC_URL")),
    registryUrl: new URL(text("MFE_REGISTRY_URL")),
    ...(env.S3_URL && { picturesOrigin: originOfPictures(env.S3_URL) }),
    stage: text("STAGE") as NonNullable<Settings["stage"]>,
    secret: text("COOKIE_SECRET"),
    ...(env.METRICS_TOKEN && { metricsToken: env.METRICS_TOKEN }),
    trustProxy: Number(env.TRUST_PROXY ?? 0),
    shop: {
      name: text("SHOP_NAME"),
      supportEmail: text("SUPPORT_EMAIL"),
      socialLinks: text("SOCIAL_LINKS").split(","),
      currency: "₹",
      // Only in production: elsewhere `npm start` brings a card network of its own.
      ...(!env.STRIPE_API_KEY && { withoutCards: true }),
    },
    shellFolder: fileURLToPath(new URL("../../dist", import.meta.url)),
  }
}

/** `S3_URL` is complete when it gets here: it always says where everybody reads the pictures. */
function originOfPictures(bucket: string): string {
  const address = new URL(bucket).searchParams.get("public")
  if (!address)
    throw new Error("The setting S3_URL says no public address; start the shop with npm start.")
  return new URL(address).origin
}
