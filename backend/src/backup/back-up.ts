import { existsSync } from "node:fs"
import { stat } from "node:fs/promises"
import type { Client } from "pg"
import { to as copyTo } from "pg-copy-streams"
import { env } from "../server/env"
import { connect } from "./connect"
import { describeSchema, describeTables } from "./describe-schema"
import { nameTaken } from "./give-name"
import { type Checks, FORMAT, type Manifest, picturePlaces, type Table } from "./manifest"
import { pictureStores } from "./picture-stores"
import { summaryOf } from "./summary"
import { Unusable } from "./unusable"
import { ownApplied, shopVersions } from "./versions"
import { type ArchiveWriter, writeArchive } from "./write-archive"

/** Says a line to the person who waits. */
export type Say = (line: string) => void

/**
 * Writes the shop as it is at one moment, with its pictures, into one file; the shop may run and sell
 * meanwhile. Rows and pictures stream through: memory does not grow with the shop.
 * @throws Unusable when there is no shop to back up, or the file exists already
 */
export async function backUp(file: string, say: Say): Promise<void> {
  if (existsSync(file)) throw nameTaken(file)
  const began = performance.now()
  const client = await connect()
  try {
    const tables = await holdStill(client)
    const manifest = await describe(client, tables)
    say(`Backing up the shop as it is at ${manifest.takenAt} …`)
    const schema = await describeSchema(client)
    const checks = await writeArchive(file, new Date(manifest.takenAt), async (archive) => {
      await archive.describe(manifest, schema)
      for (const table of tables) await writeTable(client, archive, table)
      await client.query("commit")
      await writePictures(archive)
      return archive.end()
    })
    await report(file, checks, say)
  } finally {
    await client.end()
  }
  say(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}

/** Begins to look at one moment of the database, whose tables nobody alters until it is over. */
async function holdStill(client: Client): Promise<Table[]> {
  const before = await describeTables(client)
  if (!before.some(({ name }) => name === "mikro_orm_migrations"))
    throw new Unusable("There is no shop in this database yet: npm start makes one.")
  await client.query("begin isolation level repeatable read read only")
  const names = before.map(({ name }) => client.escapeIdentifier(name))
  await client.query(`lock table ${names.join(", ")} in access share mode`)
  return describeTables(client)
}

async function describe(client: Client, tables: Table[]): Promise<Manifest> {
  const { rows } = await client.query<{ now: Date; version: string; applied: string[] | null }>(
    `select clock_timestamp() as now, current_setting('server_version') as version,
       (select array_agg(name::text order by id) from mikro_orm_migrations) as applied`,
  )
  const [facts] = rows
  const { picturesUrl } = env()
  const applied = facts?.applied ?? []
  return {
    format: FORMAT,
    takenAt: (facts?.now ?? new Date()).toISOString(),
    shop: { name: env().shopName, ...shopVersions() },
    postgres: facts?.version ?? "",
    migrations: { own: ownApplied(applied), applied },
    tables,
    pictures: "in the file",
    ...(picturesUrl && { picturesUrl }),
  }
}

async function writeTable(client: Client, archive: ArchiveWriter, table: Table): Promise<void> {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(", ")
  const rows = client.query(
    copyTo(`copy ${client.escapeIdentifier(table.name)} (${columns}) to stdout`),
  )
  await archive.table(table.name, rows, () => rows.rowCount)
}

/**
 * Pictures come after the rows: each is stored before a row names it, and none is ever taken away, so
 * all that the rows name are there. A shop with an object store may have older ones in its folder.
 */
async function writePictures(archive: ArchiveWriter): Promise<void> {
  const stores = pictureStores()
  for (const place of picturePlaces) {
    for (const name of (await stores[place]?.names()) ?? []) {
      const picture = await stores[place]?.open(name)
      if (picture) await archive.picture(place, name, picture)
    }
  }
}

async function report(file: string, checks: Checks, say: Say): Promise<void> {
  const { size } = await stat(file)
  say(`Written: ${file}, ${(size / 1e6).toFixed(1)} MB`)
  say(`  ${summaryOf(checks)}`)
  say(
    "It holds names, addresses and password hashes: keep it where only you can read it, on another",
  )
  say(
    "machine, and with it your settings (.env) and LOCAL_DIR/secrets.json: keys are not in the file.",
  )
}
