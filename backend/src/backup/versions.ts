import { readdirSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { root } from "../server/root"
import type { Manifest } from "./manifest"

const load = createRequire(__filename)

/** The versions this build is made of. The backend's folder is two above what is compiled. */
export function shopVersions(): { version: string; medusa: string } {
  const { version } = load(join(root, "..", "..", "package.json")) as { version: string }
  const { version: medusa } = load("@medusajs/medusa/package.json") as { version: string }
  return { version, medusa }
}

/** Names of the migrations that our own modules bring along. */
function ownMigrations(): string[] {
  return readdirSync(join(root, "src", "modules"), { recursive: true, encoding: "utf8" })
    .filter((name) => /[\\/]migrations[\\/][^\\/]+\.js$/.test(name))
    .map((name) => name.replace(/^.*[\\/]|\.js$/g, ""))
    .sort()
}

/** Those of our own among what a database has had. */
export function ownApplied(applied: readonly string[]): string[] {
  return ownMigrations().filter((name) => applied.includes(name))
}

/** What of a backup is newer than this build, in words; undefined if nothing is. */
export function newerThanThis({ shop, migrations }: Manifest): string | undefined {
  const { version, medusa } = shopVersions()
  const known = new Set(ownMigrations())
  const unknown = migrations.own.find(
    (name) => migrations.applied.includes(name) && !known.has(name),
  )
  if (compareVersions(shop.medusa, medusa) > 0)
    return `it was made with Medusa ${shop.medusa}, this is ${medusa}`
  if (compareVersions(shop.version, version) > 0)
    return `it was made by version ${shop.version} of the shop, this is ${version}`
  return unknown && `it has had the migration ${unknown}, which this version does not know`
}

function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true })
}
