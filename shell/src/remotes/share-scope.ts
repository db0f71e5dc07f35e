import type { SharedModule } from "@shop/build"
import * as ds from "@shop/ds"
import * as kernel from "@shop/kernel"
import * as react from "react"
import * as jsxRuntime from "react/jsx-runtime"
import * as reactDom from "react-dom"
import * as reactDomClient from "react-dom/client"

const { shared: versions } = __SHELL_OFFER__

/** Just what shell.json promises. */
const modules: Record<SharedModule, unknown> = {
  react,
  "react/jsx-runtime": jsxRuntime,
  "react-dom": reactDom,
  "react-dom/client": reactDomClient,
  "@shop/kernel": kernel,
  "@shop/ds": ds,
}

const offered = (module: unknown, version: string) => ({
  version,
  lib: () => module,
  get: () => Promise.resolve(() => module),
  loaded: true,
  from: "shell",
  scope: ["default"],
  useIn: [],
  deps: [],
  strategy: "version-first",
  shareConfig: { singleton: true, requiredVersion: false },
})

/** The page's one copy of each shared package, as containers of Module Federation are handed them. */
export const shareScope = Object.fromEntries(
  Object.entries(versions).map(([name, version]) => [
    name,
    { [version]: offered(modules[name as SharedModule], version) },
  ]),
)
