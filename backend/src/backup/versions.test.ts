import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it, vi } from "vitest"
import type { Manifest } from "./manifest"
import { newerThanThis, ownApplied, shopVersions } from "./versions"

/** A build with two migrations of its own. */
const { build } = vi.hoisted(() => ({ build: { root: "" } }))
vi.mock("../server/root", () => ({
  get root() {
    return build.root
  },
}))

const checkout = mkdtempSync(join(tmpdir(), "shop-versions-"))
build.root = join(checkout, "backend", "built")
const migrations = join(build.root, "src", "modules", "mail", "migrations")
mkdirSync(migrations, { recursive: true })
for (const name of ["Migration1", "Migration2"]) writeFileSync(join(migrations, `${name}.js`), "")
writeFileSync(join(checkout, "package.json"), `{ "version": "1.0.0" }`)
afterAll(() => rmSync(checkout, { recursive: true }))

const backup = (own: string[], applied: string[]) =>
  ({ shop: { name: "", ...shopVersions() }, migrations: { own, applied } }) as unknown as Manifest

describe("a backup", () => {
  it("is too new when its database had a migration that this version does not know", () => {
    const all = ["Migration1", "Migration2", "Migration3"]
    expect(newerThanThis(backup(all, [...all, "MigrationOfMedusa"]))).toMatch(/Migration3/)
  })

  it("is not when only the version that made it knew one, and its database never had it", () => {
    const known = ["Migration1", "Migration2"]
    expect(newerThanThis(backup([...known, "Migration3"], known))).toBeUndefined()
  })

  it("records of this version's migrations those that its database had", () => {
    expect(ownApplied(["Migration1", "MigrationOfMedusa"])).toEqual(["Migration1"])
  })
})
