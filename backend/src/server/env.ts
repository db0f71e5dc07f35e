/**
 * The environment the launcher hands to this process, already validated there
 * (`scripts/settings.mjs`); here it is only typed. A missing name stops the start.
 */
export interface Env {
  readonly stage: "development" | "staging" | "production"
  readonly port: number
  readonly portBase: number
  /** Absolute path of all local state. */
  readonly localDir: string
  readonly databaseUrl: string
  /** The storefront as the world sees it, without a trailing slash. */
  readonly publicUrl: string
  readonly allowedOrigins: readonly string[]
  readonly cookieSecret: string
  readonly jwtSecret: string
  readonly sellerEmail: string
  readonly sellerPassword: string
  /** The demo shopper; absent in production and without the demo shop. */
  readonly shopper?: { readonly email: string; readonly password: string }
  readonly smtpUrl: string
  readonly mailFrom: string
  readonly rateLimits: boolean
  readonly shopName: string
  readonly supportEmail: string
  readonly metricsToken: string
  readonly seed: string
  /** What of the shop this process runs: all of it, or with others beside it one of two parts. */
  readonly role: Role
  /** Where everybody reads pictures that are kept in object storage, without a trailing slash. */
  readonly picturesUrl?: string
  /** Card payments; absent where the shop takes none. */
  readonly stripe?: { apiKey: string; webhookSecret: string; apiBase?: string }
  /** The Redis that several processes share; without one this process is alone. */
  readonly redisUrl?: string
}

/** `server` answers calls, `worker` runs what goes on beside them, `all` does both. */
export type Role = "all" | "server" | "worker"

/** By the names that Medusa has for them. */
const roles: Record<string, Role> = { shared: "all", server: "server", worker: "worker" }

let current: Env | undefined

/** The process's settings, read once. @throws Error naming the first setting that is missing. */
export function env(): Env {
  return (current ??= read(process.env))
}

function read(from: NodeJS.ProcessEnv): Env {
  const need = (name: string) => {
    const value = from[name]
    if (!value) throw new Error(`${name} is not set. Start the shop with \`npm start\`.`)
    return value
  }
  const list = (value: string | undefined) =>
    (value ?? "")
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean)
  const publicUrl = need("PUBLIC_URL")
  return {
    stage: need("STAGE") as Env["stage"],
    port: Number(need("PORT")),
    portBase: Number(need("PORT_BASE")),
    localDir: need("LOCAL_DIR"),
    databaseUrl: need("DATABASE_URL"),
    publicUrl,
    allowedOrigins: [...new Set([new URL(publicUrl).origin, ...list(from.ALLOWED_ORIGINS)])],
    cookieSecret: need("COOKIE_SECRET"),
    jwtSecret: need("JWT_SECRET"),
    sellerEmail: need("SELLER_EMAIL").toLowerCase(),
    sellerPassword: need("SELLER_PASSWORD"),
    ...(from.SHOPPER_EMAIL && {
      shopper: { email: from.SHOPPER_EMAIL.toLowerCase(), password: need("SHOPPER_PASSWORD") },
    }),
    smtpUrl: need("SMTP_URL"),
    mailFrom: need("MAIL_FROM"),
    rateLimits: from.RATE_LIMITS !== "off" || from.STAGE === "production",
    shopName: need("SHOP_NAME"),
    supportEmail: need("SUPPORT_EMAIL"),
    metricsToken: from.METRICS_TOKEN ?? "",
    seed: from.SEED ?? "none",
    role: roles[from.MEDUSA_WORKER_MODE ?? "shared"] ?? "all",
    ...(from.S3_URL && { picturesUrl: new URL(from.S3_URL).searchParams.get("public") ?? "" }),
    ...(from.STRIPE_API_KEY && {
      stripe: {
        apiKey: from.STRIPE_API_KEY,
        webhookSecret: need("STRIPE_WEBHOOK_SECRET"),
        ...(from.STRIPE_API_BASE && { apiBase: from.STRIPE_API_BASE }),
      },
    }),
    ...(from.REDIS_URL && { redisUrl: from.REDIS_URL }),
  }
}
