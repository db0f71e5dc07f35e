import type { ServerOptions } from "vite"

const backend = () => process.env.BACKEND_URL ?? "http://127.0.0.1:8020"

/** Paths that the backend answers; the storefront server passes on the same. */
const backendPaths = ["/api", "/store", "/admin", "/auth", "/app", "/uploads", "/health"]

/** Vite's development server: on PORT, calls passed to BACKEND_URL, files open to the shell's origin. */
export function developmentServer(): ServerOptions {
  const port = Number(process.env.PORT ?? 5173)
  return {
    port,
    strictPort: true,
    cors: true,
    origin: `http://localhost:${port}`,
    proxy: Object.fromEntries(backendPaths.map((path) => [path, { target: backend() }])),
  }
}
