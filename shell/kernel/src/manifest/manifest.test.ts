import { describe, expect, it } from "vitest"
import { defineManifest, type ManifestInput } from "./define-manifest"

const cart: ManifestInput = {
  name: "cart",
  version: "1.2.0",
  owner: "Team Cart",
  routes: ["/cart"],
  menu: [{ path: "/cart", label: { en: "Cart" } }],
  fragments: [
    { id: "cart.mini-cart/v1", module: "./fragments/mini-cart", slot: "shell.header.end/v1" },
  ],
}

function captured(act: () => unknown): Error {
  try {
    act()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error("Nothing was thrown.")
}

describe("a manifest", () => {
  it("is filled in with what most teams want", () => {
    const { menu, slots, needs } = defineManifest(cart)
    expect(menu[0]).toMatchObject({ audience: "everyone", places: ["header"] })
    expect(slots).toEqual([])
    expect(needs).toMatchObject({ kernel: "^1.0.0", designSystem: "^1.0.0", calls: [], slots: [] })
  })

  it("may say which pages show a slot; without that, all of its pages may", () => {
    const { slots } = defineManifest({
      ...cart,
      slots: ["shell.header.end/v1", { id: "catalog.product.after/v1", routes: ["/cart/:id"] }],
    })
    expect(slots).toEqual([
      { id: "shell.header.end/v1", routes: [] },
      { id: "catalog.product.after/v1", routes: ["/cart/:id"] },
    ])
  })

  it("may say of a page what it is called and whether it is one person's own", () => {
    const title = { en: "Cart", hi: "कार्ट" }
    const { pages } = defineManifest({ ...cart, pages: { "/cart": { title } } })
    expect(pages).toEqual({ "/cart": { title, personal: false } })
    expect(defineManifest(cart).pages).toEqual({})
  })

  it("speaks of its own pages alone, and no longer than is shown", () => {
    const pages = {
      "/carts": { personal: true },
      "/cart": {
        title: { en: "x".repeat(61), hi: "" },
        description: { en: "x".repeat(161) },
        robots: "none",
      },
    }
    const { message } = captured(() => defineManifest({ ...cart, pages } as ManifestInput))
    for (const sentence of [
      'pages["/cart"].title.en is wrong: 60 characters at most are shown.',
      'pages["/cart"].title.hi is wrong: ',
      'pages["/cart"].description.en is wrong: 160 characters at most are shown.',
      'pages["/cart"] has a key that is not known here, robots: ',
    ])
      expect(message).toContain(`- ${sentence}`)
    const strange = captured(() => defineManifest({ ...cart, pages: { "/carts": {} } }))
    expect(strange.message).toBe(
      'The manifest cannot be used:\n- pages["/carts"] is wrong: it is none of the routes, write it as it stands there.',
    )
  })

  it.each([
    ["a name with capitals", { name: "Cart" }],
    ["a version that is no version", { version: "latest" }],
    ["nobody who owns it", { owner: "" }],
    ["a route without a slash", { routes: ["cart"] }],
    ["a route on another host", { routes: ["/cart?x=https://evil.example"] }],
    ["a field nobody knows", { colour: "green" }],
    ["a name that is the shell's own", { name: "inspector" }],
    ["a name that leaves its folder", { name: "../cart" }],
    ["a range that is none", { needs: { kernel: "latest" } }],
    ["a need nobody knows", { needs: { luck: true } }],
    ["a budget beyond all measure", { budget: { page: 5_000 } }],
  ])("with %s is refused", (_what, change) => {
    expect(() => defineManifest({ ...cart, ...change } as ManifestInput)).toThrow()
  })

  it("with several things wrong says each in a sentence, and shows no stack", () => {
    const wrong = { ...cart, owner: "", colour: "green", slots: ["x"], needs: { kernel: ">=1" } }
    const sentences = [
      "The manifest cannot be used:",
      "- owner is wrong: name the team to call, e.g. Team Catalog.",
      "- slots[0] is wrong: owner.what/v1, or that as id with routes.",
      "- needs.kernel is wrong: a range is ^1.0.0, ~1.0.0 or 1.0.0.",
      "- It has a key that is not known here, colour: check the spelling, or leave it out.",
    ]
    const thrown = captured(() => defineManifest(wrong as unknown as ManifestInput))
    expect(thrown.message.split("\n")).toEqual(sentences)
    expect(thrown.stack).toBe(thrown.message)
  })

  it("whose fragment id carries no version is refused, for it could never change", () => {
    const fragments = [{ ...cart.fragments![0]!, id: "cart.mini-cart" }]
    expect(() => defineManifest({ ...cart, fragments })).toThrow("owner.what/v1")
  })
})
