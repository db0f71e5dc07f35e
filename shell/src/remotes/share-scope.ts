import * as ds from "@shop/ds"
import * as kernel from "@shop/kernel"
import * as react from "react"
import * as jsxRuntime from "react/jsx-runtime"
import * as reactDom from "react-dom"
import * as reactDomClient from "react-dom/client"

const { shared: versions } = __SHELL_OFFER__

/** Each by the version of the package that it belongs to. */
const packages = {
  react: [react, versions.react],
  "react/jsx-runtime": [jsxRuntime, versions.react],
  "react-dom": [reactDom, versions["react-dom"]],
  "react-dom/client": [reactDomClient, versions["react-dom"]],
  "@shop/kernel": [kernel, versions["@shop/kernel"]],
  "@shop/ds": [ds, versions["@shop/ds"]],
} as const

const offered = (module: unknown, version = "0.0.0") => ({
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
  Object.entries(packages).map(([name, [module, version = "0.0.0"]]) => [
    name,
    { [version]: offered(module, version) },
  ]),
)
