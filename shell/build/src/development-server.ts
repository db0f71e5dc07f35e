import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseEnv } from "node:util"
import type { ServerOptions } from "vite"
import { repository } from "./repository.js"

/** Where the backend is, counted from PORT_BASE (docs/operating.md, Addresses). */
const BACKEND_OFFSET = 20

/** A setting as the shop reads it: from the environment, or else from the checkout's `.env`. */
function setting(name: string): string | undefined {
  const file = process.env.SHOP_ENV_FILE ?? join(repository, ".env")
  const written = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}
  return process.env[name] || written[name] || undefined
}

function backend(): string {
  const base = Number(setting("PORT_BASE") ?? 8000)
  return process.env.BACKEND_URL ?? `http://127.0.0.1:${base + BACKEND_OFFSET}`
}

/** Paths that the backend answers; the storefront server passes on the same. */
const backendPaths = ["/api", "/store", "/admin", "/auth", "/app", "/uploads", "/health"]

/** Vite's development server: on PORT, calls passed to BACKEND_URL, files open to the shell's origin. */
export function developmentServer(): ServerOptions {
  const port = Number(process.env.PORT ?? 5173)
  const target = backend()
  return {
    port,
    strictPort: true,
    cors: true,
    origin: `http://localhost:${port}`,
    proxy: Object.fromEntries(backendPaths.map((path) => [path, { target }])),
  }
}
