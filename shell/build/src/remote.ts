import { federation } from "@module-federation/vite"
import { federationName, type Manifest } from "@shop/kernel/manifest"
import react from "@vitejs/plugin-react"
import { defineConfig, type UserConfigFnObject } from "vite"
import { developmentServer } from "./development-server.js"
import { exposedModules } from "./exposed-modules.js"
import { categoryImages } from "./plugins/category-images.js"
import { precompressed } from "./plugins/precompressed.js"
import { publishedManifest } from "./plugins/published-manifest.js"
import { standalonePage } from "./plugins/standalone-page.js"
import { sharedByRemote } from "./shared-packages.js"

/**
 * The Vite configuration of a micro-frontend, all of it:
 *
 *     import { shopRemote } from "@shop/build"
 *     import manifest from "./mfe.manifest"
 *     export default shopRemote(manifest)
 */
export function shopRemote(manifest: Manifest): UserConfigFnObject {
  const exposes = exposedModules(process.cwd(), manifest)
  return defineConfig(({ command }) => ({
    // Relative, so that the same files work below any address they are published under.
    base: command === "build" ? "./" : "/",
    appType: "custom",
    build: {
      target: "es2022",
      manifest: true,
      modulePreload: false,
      rolldownOptions: { input: Object.values(exposes) },
    },
    server: developmentServer(),
    plugins: [
      react(),
      federation({
        name: federationName(manifest.name),
        filename: "remoteEntry.js",
        manifest: true,
        dts: false,
        exposes,
        shared: sharedByRemote({ alone: command === "serve" }),
        dev: { remoteHmr: true },
        // The shell publishes the runtime for all; run alone, a remote brings its own.
        experiments: { externalRuntime: command === "build" },
      }),
      publishedManifest(manifest, exposes),
      standalonePage(),
      categoryImages({ emit: false }),
      precompressed(),
    ],
  }))
}
