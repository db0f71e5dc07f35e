import { join } from "node:path"
import { defineConfig } from "@medusajs/framework/utils"
import { redisModules } from "./src/server/redis-modules"
import { fileProvider } from "./src/uploads/file-provider"

/** A module of ours, found from here and not from the folder the process was started in. */
const ours = (name: string) => ({ resolve: join(__dirname, "src", "modules", name) })

const secure = (process.env.PUBLIC_URL ?? "").startsWith("https:")

/** Settings are validated before this file is read; Admin's build reads it with none set. */
module.exports = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL ?? "",
    databaseDriverOptions: { connection: { ssl: databaseUsesTls() }, pool: { min: 0, max: 12 } },
    workerMode: workerMode(),
    cookieOptions: { secure, sameSite: "lax" },
    http: {
      // The storefront serves everything from one origin, so Medusa's own CORS stays closed.
      storeCors: "",
      adminCors: "",
      authCors: "",
      jwtSecret: process.env.JWT_SECRET ?? "",
      cookieSecret: process.env.COOKIE_SECRET ?? "",
      // Shoppers sign up through one-time codes only: nobody registers customers beside them.
      authMethodsPerActor: { user: ["emailpass"], customer: [] },
    },
  },
  admin: { path: "/app", disable: process.env.ADMIN === "off" || workerMode() === "worker" },
  modules: [
    ...redisModules(process.env),
    ours("card-checkout"),
    ours("contact"),
    ours("listing"),
    ours("live"),
    ours("mail"),
    ours("newsletter"),
    ours("order-request"),
    ours("saved-cart"),
    ours("session"),
    ours("stock-move"),
    ours("one-time-code"),
    ours("rate-limit"),
    {
      resolve: "@medusajs/medusa/locking",
      options: { providers: [{ ...ours("stock-lock"), id: "stock-lock", is_default: true }] },
    },
    {
      resolve: "@medusajs/medusa/payment",
      options: { providers: [{ ...ours("stripe-checkout"), id: "checkout" }] },
    },
    {
      resolve: "@medusajs/medusa/file",
      options: { providers: [fileProvider(process.env)] },
    },
  ],
})

function workerMode(): "shared" | "server" | "worker" {
  const { MEDUSA_WORKER_MODE: mode } = process.env
  return mode === "server" || mode === "worker" ? mode : "shared"
}

function databaseUsesTls(): false | { rejectUnauthorized: boolean } {
  const mode = /[?&]sslmode=([a-z-]+)/.exec(process.env.DATABASE_URL ?? "")?.[1]
  if (!mode || mode === "disable") return false
  return { rejectUnauthorized: mode.startsWith("verify") }
}
