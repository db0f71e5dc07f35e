import { federation } from "@module-federation/vite"
import react from "@vitejs/plugin-react"
import { defineConfig, type UserConfigFnObject } from "vite"
import { sharedByShell } from "./shared-packages.js"

/** The Vite configuration of the shell. It names no remote: which there are is read at run time. */
export function shopShell(): UserConfigFnObject {
  return defineConfig(() => ({
    build: { target: "es2022", outDir: "dist", emptyOutDir: true },
    plugins: [
      react(),
      federation({
        name: "shell",
        filename: "remoteEntry.js",
        dts: false,
        remotes: {},
        shared: sharedByShell(),
      }),
    ],
  }))
}
