import { describe, expect, it } from "vitest"
import { portsFrom } from "../addresses.mjs"
import { root } from "../paths.mjs"
import { microFrontendsInDevelopment } from "./micro-frontends.mjs"
import { viteServices } from "./vite-services.mjs"

/** @param {string[]} folders */
const inDevelopment = (...folders) =>
  microFrontendsInDevelopment(
    9000,
    folders.map((folder) => ({ folder })),
  )

describe("npm run dev", () => {
  it("brings up every micro-frontend of the checkout, a new one too", () => {
    const folders = ["backend", "mfe-cart", "mfe-catalog", "mfe-recipes", "mfe-seller", "shell"]
    expect(inDevelopment(...folders)).toEqual([
      { name: "cart", folder: "mfe-cart", port: 9002 },
      { name: "catalog", folder: "mfe-catalog", port: 9001 },
      { name: "recipes", folder: "mfe-recipes", port: 9004 },
      { name: "seller", folder: "mfe-seller", port: 9003 },
    ])
  })

  it("gives no two of them one port, nor that of another part of the shop", () => {
    const many = [...Array(13).keys()].map((at) => `mfe-new-${at}`)
    const ports = inDevelopment("mfe-cart", "mfe-catalog", "mfe-seller", ...many).map(
      ({ port }) => port,
    )
    const { catalog: _1, cart: _2, seller: _3, ...others } = portsFrom(9000)
    expect(new Set([...ports, ...Object.values(others)]).size).toBe(
      ports.length + Object.keys(others).length,
    )
    expect(ports.filter((port) => port >= others.backend)).toEqual([])
  })

  it("says so when there are more than ports for them", () => {
    const many = [...Array(14).keys()].map((at) => `mfe-new-${String(at).padStart(2, "0")}`)
    expect(() => inDevelopment(...many)).toThrow("none for new-13. Run it alone")
  })

  it("starts a Vite server for the shell and for each of them", () => {
    const settings = { values: {}, production: false, localDir: root, postgresPassword: undefined }
    const extra = [{ name: "recipes", folder: "mfe-recipes", port: 9004 }]
    const services = viteServices({ ...settings, ports: portsFrom(9000) }, extra)
    expect(services.map(({ name }) => name)).toEqual(["storefront", "recipes"])
  })
})
