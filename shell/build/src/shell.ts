import { fileURLToPath } from "node:url"
import react from "@vitejs/plugin-react"
import { defineConfig, type UserConfigFnObject } from "vite"
import { developmentServer } from "./development-server.js"
import { developmentBoot } from "./plugins/development-boot.js"
import { layerOrder } from "./plugins/layer-order.js"
import { precompressed } from "./plugins/precompressed.js"
import { shellOffer } from "./plugins/shell-offer.js"

/** The Vite configuration of the shell. It names no remote: which there are is read at run time. */
export function shopShell(): UserConfigFnObject {
  return defineConfig(() => ({
    resolve: { alias: { qs: fileURLToPath(new URL("./query-strings.js", import.meta.url)) } },
    // Shared packages are one file on purpose: every page needs all of them.
    build: { target: "es2022", chunkSizeWarningLimit: 800 },
    // What the federation runtime leaves out when it knows where it runs, and that nothing reads
    // snapshots: remotes are registered by their entry.
    define: { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true" },
    server: developmentServer(),
    plugins: [react(), developmentBoot(), layerOrder(), shellOffer(), precompressed()],
  }))
}
