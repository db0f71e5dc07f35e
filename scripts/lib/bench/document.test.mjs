import { expect, it } from "vitest"
import { renderSection, withSection } from "./document.mjs"

const rows = [
  { what: "product list", value: "7600 requests/s", ratio: "0.52", goal: "≥ 0.3" },
  { what: "node:http", value: "14600 requests/s" },
]

it("a benchmark is a table of what was measured, and of the machine", () => {
  const section = renderSection({ title: "Browsing", about: "Requests a second.", rows })
  expect(section).toMatch(
    /^## Browsing\n\nRequests a second\.\n\n\| +\| measured +\| ratio \| goal/,
  )
  expect(section).toMatch(/\| product list +\| 7600 requests\/s +\| 0\.52 +\| ≥ 0\.3 +\|/)
  expect(section).toMatch(/Measured \d{4}-\d\d-\d\d: \d+ cores/)
})

it("a benchmark replaces its own section and leaves the rest of the document alone", () => {
  const first = withSection("# Benchmarks\n\nBy hand.\n", "one", "## One\n\nold")
  const second = withSection(first, "two", "## Two")
  const again = withSection(second, "one", "## One\n\nnew")
  expect(again).toContain("By hand.")
  expect(again).toContain("## One\n\nnew")
  expect(again).toContain("## Two")
  expect(again).not.toContain("old")
})
