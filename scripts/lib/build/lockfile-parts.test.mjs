import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { lockfileParts } from "./lockfile-parts.mjs"

const block = (/** @type {string} */ folder, /** @type {string} */ version) =>
  `  ${folder}:\n    dependencies:\n      react:\n        version: ${version}\n\n`

/** @param {string} importers @param {string} [packages] */
function partsOf(importers, packages = "  react@19.3.1: {}\n") {
  const folder = mkdtempSync(join(tmpdir(), "shop-lockfile-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const text = `lockfileVersion: '9.0'\n\nimporters:\n\n${importers}packages:\n\n${packages}`
  writeFileSync(join(folder, "pnpm-lock.yaml"), text)
  return lockfileParts(folder)
}

it("a further package in the lockfile changes nothing for the others", () => {
  const before = partsOf(block("mfe-cart", "19.3.1"))
  const after = partsOf(block("mfe-cart", "19.3.1") + block("mfe-recipes", "19.3.1"))
  expect(after.common).toBe(before.common)
  expect(after.of("mfe-cart")).toBe(before.of("mfe-cart"))
  expect(after.of("mfe-recipes")).not.toBe("")
})

it("what a package uses changes for it alone, what is installed for all", () => {
  const before = partsOf(block("mfe-cart", "19.3.1") + block("shell", "19.3.1"))
  const after = partsOf(block("mfe-cart", "19.3.2") + block("shell", "19.3.1"))
  expect(after.of("mfe-cart")).not.toBe(before.of("mfe-cart"))
  expect(after.of("shell")).toBe(before.of("shell"))
  expect(after.common).toBe(before.common)
  expect(partsOf(block("shell", "19.3.1"), "  react@19.3.2: {}\n").common).not.toBe(before.common)
})
