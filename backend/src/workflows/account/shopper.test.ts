import { expect, it } from "vitest"
import { medusaNames } from "./shopper"

it("splits a name for Medusa so that both parts joined are the name again", () => {
  for (const name of ["Asha", "Asha Rao", "Asha Devi Rao", "जॉन डो"]) {
    const { first, last } = medusaNames(name)
    expect([first, last].filter(Boolean).join(" ")).toBe(name)
  }
})
