import { federation } from "@module-federation/vite"
import { federationName, type Manifest } from "@shop/kernel/manifest"
import react from "@vitejs/plugin-react"
import { defineConfig, type UserConfigFnObject } from "vite"
import { exposedModules } from "./exposed-modules.js"
import { sharedByRemote } from "./shared-packages.js"

/**
 * The Vite configuration of a micro-frontend, all of it:
 *
 *     import { shopRemote } from "@shop/build"
 *     import manifest from "./mfe.manifest"
 *     export default shopRemote(manifest)
 */
export function shopRemote(manifest: Manifest): UserConfigFnObject {
  const root = process.cwd()
  return defineConfig(({ command }) => ({
    // Relative, so that the same files work below any address they are published under.
    base: command === "build" ? "./" : "/",
    build: { target: "es2022", modulePreload: false, outDir: "dist", emptyOutDir: true },
    plugins: [
      react(),
      federation({
        name: federationName(manifest.name),
        filename: "remoteEntry.js",
        manifest: true,
        dts: false,
        exposes: exposedModules(root, manifest),
        shared: sharedByRemote({ alone: command === "serve" }),
      }),
    ],
  }))
}
