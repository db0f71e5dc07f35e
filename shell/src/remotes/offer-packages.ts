import { init } from "@module-federation/runtime"
import * as runtimeCore from "@module-federation/runtime/core"
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

/**
 * Offers every micro-frontend the page's one copy of these packages, through the federation runtime.
 * The shell's build is an ordinary one, so nothing is awaited before it draws.
 */
export function offerPackages(): void {
  // Where the federation plugin's own containers look for the runtime: older releases have one.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })
  const shared = Object.entries(packages).map(([name, [module, version]]) => [
    name,
    { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: false } },
  ])
  init({ name: "shell", remotes: [], shared: Object.fromEntries(shared) })
}
