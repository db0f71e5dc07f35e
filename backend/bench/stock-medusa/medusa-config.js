import { defineConfig } from "@medusajs/framework/utils"

/** Medusa as it comes: what the benchmark of orders compares with. Never part of the shop. */
export default defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false } },
    http: {
      storeCors: "",
      adminCors: "",
      authCors: "",
      jwtSecret: process.env.JWT_SECRET,
      cookieSecret: process.env.COOKIE_SECRET,
    },
  },
  admin: { disable: true },
})
