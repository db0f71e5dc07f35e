import { generateEntityId } from "@medusajs/framework/utils"
import { expect, it } from "vitest"
import { entityId } from "./entity-id"

it("makes ids of Medusa's form, which sort by time among Medusa's own", async () => {
  const first = generateEntityId(undefined, "ordli")
  await new Promise((resolve) => setTimeout(resolve, 2))
  const second = entityId("ordli")
  await new Promise((resolve) => setTimeout(resolve, 2))
  const third = generateEntityId(undefined, "ordli")
  expect(second).toMatch(/^ordli_[0-9A-HJKMNP-TV-Z]{26}$/)
  expect([third, second, first].sort()).toEqual([first, second, third])
})

it("never makes the same id twice", () => {
  const ids = Array.from({ length: 10_000 }, () => entityId("order"))
  expect(new Set(ids).size).toBe(ids.length)
})
