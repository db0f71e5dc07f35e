import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "./lib/paths.mjs"

const document = readFileSync(join(root, "docs", "spec-coverage.md"), "utf8")
const rows = document
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (Sentence\b|-)/.test(line))

const named = (/** @type {string} */ text) => [...text.matchAll(/`([\w@./-]+\/[\w./-]+\.[a-z]+)`/g)]
const cells = (/** @type {string} */ row) => row.split(/(?<!\\)\|/).slice(1, -1)

it("every row of docs/spec-coverage.md names what does it and what proves it, and misses nothing", () => {
  const poor = rows.filter((row) => {
    const [, doneBy = "", provenBy = ""] = cells(row)
    return named(doneBy).length === 0 || named(provenBy).length === 0 || /missing:/.test(row)
  })
  expect(rows.length).toBeGreaterThan(250)
  expect(poor).toEqual([])
})

it("every file that docs/spec-coverage.md names is there", () => {
  const files = new Set(rows.flatMap((row) => named(row).map(([, file]) => String(file))))
  expect([...files].filter((file) => !existsSync(join(root, file)))).toEqual([])
})

it("every test that docs/spec-coverage.md names has a title with these words", () => {
  const proofs = rows.flatMap((row) => [
    ...row.matchAll(/`([\w@./-]+\/[\w./-]+\.[a-z]+)`: "([^"]+)"/g),
  ])
  const unknown = proofs.filter(([, file = "", title = ""]) => {
    const path = join(root, file)
    return existsSync(path) && !readFileSync(path, "utf8").includes(title)
  })
  expect(proofs.length).toBeGreaterThan(250)
  expect(unknown.map(([proof]) => proof)).toEqual([])
})
