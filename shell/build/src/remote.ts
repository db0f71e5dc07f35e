import { federation } from "@module-federation/vite"
import { federationName, type Manifest } from "@shop/kernel/manifest"
import react from "@vitejs/plugin-react"
import { type ConfigEnv, defineConfig, type UserConfigFnObject } from "vite"
import { developmentServer } from "./development-server.js"
import { exposedModules } from "./exposed-modules.js"
import { categoryImages } from "./plugins/category-images.js"
import { layerOrder } from "./plugins/layer-order.js"
import { ownSource } from "./plugins/own-source.js"
import { publishedManifest } from "./plugins/published-manifest.js"
import { smallContainer } from "./plugins/small-container.js"
import { waitForWholeGraph } from "./plugins/whole-graph.js"
import { standalonePage } from "./plugins/standalone-page.js"
import { sharedByRemote } from "./shared-packages.js"

/** `vite --mode alone` runs a micro-frontend by itself, without shell and federation. */
const ALONE = "alone"

/**
 * The Vite configuration of a micro-frontend, all of it:
 *
 *     import { shopRemote } from "@shop/build"
 *     import manifest from "./mfe.manifest.ts"
 *     export default shopRemote(manifest)
 *
 * `vite` serves it to the shell with hot reload, `vite --mode alone` serves its dev/main.tsx alone.
 */
export function shopRemote(manifest: Manifest): UserConfigFnObject {
  const exposes = exposedModules(process.cwd(), manifest)
  return defineConfig(({ command, mode }) => ({
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
      ownSource(),
      react(),
      mode === ALONE ? standalonePage(manifest) : federated(manifest, exposes, command),
      smallContainer(exposes),
      publishedManifest(manifest, exposes),
      layerOrder(),
      categoryImages(),
    ],
  }))
}

function federated(
  manifest: Manifest,
  exposes: Record<string, string>,
  command: ConfigEnv["command"],
) {
  const plugins = federation({
    name: federationName(manifest.name),
    filename: "remoteEntry.js",
    manifest: true,
    dts: false,
    exposes,
    shared: sharedByRemote({ development: command === "serve" }),
    dev: { remoteHmr: true },
    disableSnapshot: command === "build",
    // The shell publishes the federation runtime for all.
    experiments: { externalRuntime: command === "build" },
  })
  return waitForWholeGraph(plugins)
}
