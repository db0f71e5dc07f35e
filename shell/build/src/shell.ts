import { fileURLToPath } from "node:url"
import { federation } from "@module-federation/vite"
import react from "@vitejs/plugin-react"
import { defineConfig, type UserConfigFnObject } from "vite"
import { developmentServer } from "./development-server.js"
import { developmentBoot } from "./plugins/development-boot.js"
import { layerOrder } from "./plugins/layer-order.js"
import { precompressed } from "./plugins/precompressed.js"
import { shellOffer } from "./plugins/shell-offer.js"
import { waitForWholeGraph } from "./plugins/whole-graph.js"
import { sharedByShell } from "./shared-packages.js"

/** The Vite configuration of the shell. It names no remote: which there are is read at run time. */
export function shopShell(): UserConfigFnObject {
  return defineConfig(({ command }) => ({
    resolve: { alias: { qs: fileURLToPath(new URL("./query-strings.js", import.meta.url)) } },
    // Shared packages are one file on purpose: every page needs all of them.
    build: { target: "es2022", chunkSizeWarningLimit: 800 },
    server: developmentServer(),
    plugins: [
      react(),
      waitForWholeGraph(
        federation({
          name: "shell",
          filename: "remoteEntry.js",
          dts: false,
          remotes: {},
          shared: sharedByShell(),
          // Remotes are registered by their entry; what reads their snapshots is of no use.
          disableSnapshot: command === "build",
          experiments: { provideExternalRuntime: true },
        }),
      ),
      developmentBoot(),
      layerOrder(),
      shellOffer(),
      precompressed(),
    ],
  }))
}
