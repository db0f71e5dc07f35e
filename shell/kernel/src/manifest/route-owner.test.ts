import { describe, expect, it } from "vitest"
import { defineManifest } from "./define-manifest"
import type { Registry } from "./registry"
import { matchesRoute, ownedRoute, routeOwner } from "./route-owner"

const published = (name: string, routes: string[]) => ({
  ...defineManifest({ name, version: "1.0.0", owner: "Team", routes }),
  release: "1.0.0",
  assets: {},
  entry: "",
})
const registry: Registry = {
  microFrontends: [
    published("catalog", ["/", "/products/*"]),
    published("deals", ["/products/deals", "/products/:kind/best"]),
  ],
}
const ownerOf = (path: string) => routeOwner(registry, path)?.name

describe("the owner of an address", () => {
  it("is whoever's route covers it, and nobody where none does", () => {
    expect(ownerOf("/")).toBe("catalog")
    expect(ownerOf("/products")).toBe("catalog")
    expect(ownerOf("/products/fruits/prod_1")).toBe("catalog")
    expect(ownerOf("/productsale")).toBeUndefined()
    expect(ownerOf("/nowhere")).toBeUndefined()
  })

  it("is the one with the most exact route where several cover it", () => {
    expect(ownerOf("/products/deals")).toBe("deals")
    expect(ownerOf("/products/fruits/best")).toBe("deals")
  })

  it("is found with the route itself, for what is said of that page", () => {
    expect(ownedRoute(registry, "/products/fruits/best")?.route).toBe("/products/:kind/best")
    expect(ownedRoute(registry, "/products/fruits")?.route).toBe("/products/*")
    expect(ownedRoute(registry, "/nowhere")).toBeUndefined()
  })

  it("is found whatever the case and with a slash at the end", () => {
    expect(ownerOf("/Products/Deals/")).toBe("deals")
  })
})

it("a route without a star ends where it ends", () => {
  expect(matchesRoute("/cart", "/cart/more")).toBe(false)
  expect(matchesRoute("/cart/*", "/cart/more/and/more")).toBe(true)
})
