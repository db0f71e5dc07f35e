import type { Client } from "pg"
import type { Say } from "./back-up"
import { env } from "../server/env"
import { checkTarget } from "./check-target"
import { clearDatabase } from "./clear-database"
import { connect } from "./connect"
import { keepPicture, loadTable } from "./load-parts"
import { type Checks, type Manifest, partNames, type Schema } from "./manifest"
import { movePictures } from "./move-pictures"
import { pictureStores } from "./picture-stores"
import { type ArchiveVisitor, onlooker, readArchive } from "./read-archive"
import { summaryOf } from "./summary"
import { Unusable } from "./unusable"

/**
 * Puts the shop of a backup into this database, and its pictures to the others. All or nothing: the old
 * schema goes, the backup's is made and filled in one transaction, committed when every part has been
 * read and was right. Needs no more than to own the database. What the shop's version has changed since
 * the backup is up to `migrate`, which is to follow.
 * @throws Unusable for a file or a database that cannot be used; nothing has changed then
 */
export async function restore(
  file: string,
  { replace }: { replace: boolean },
  say: Say,
): Promise<void> {
  const began = performance.now()
  say(`Checking ${file} …`)
  const { manifest, checks } = await readArchive(file, onlooker)
  say(
    `  ${manifest.shop.name}, version ${manifest.shop.version}, as it was at ${manifest.takenAt}:`,
  )
  say(`  ${summaryOf(checks)}`)
  demandPlaceFor(checks)
  const client = await connect()
  try {
    await client.query("begin")
    await checkTarget(client, { replace })
    say("Loading it; until it is complete, the database is as it was …")
    await readArchive(file, loader(client))
    await settle(client, manifest)
    await client.query("commit")
  } finally {
    // Ending the connection rolls back what was not committed.
    await client.end()
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(`Restored in ${seconds} s.`)
  if (env().stripe)
    say(
      `Of card payments since ${manifest.takenAt} it knows nothing: compare with the provider's list.`,
    )
  if (manifest.pictures === "elsewhere")
    say("Its pictures are not in the file: they were kept in an object store, named by S3_URL.")
}

function loader(client: Client): ArchiveVisitor {
  const tables = new Map<string, readonly string[]>()
  let schema: Schema | undefined
  const stores = pictureStores()
  return {
    async begin(manifest: Manifest, described: Schema) {
      for (const { name, columns } of manifest.tables) tables.set(name, columns)
      schema = described
      await clearDatabase(client)
      for (const statement of described.beforeRows) await client.query(statement)
    },
    table: async (name) => loadTable(client, name, tables.get(name) ?? []),
    picture: (place, name) => keepPicture(stores[place], name),
    async end() {
      for (const statement of schema?.afterRows ?? []) await client.query(statement)
    },
  }
}

/** @throws Unusable when pictures come from an object store and there is none to put them into */
function demandPlaceFor(checks: Checks): void {
  const ofBucket = partNames.picture("bucket", "")
  if (!pictureStores().bucket && Object.keys(checks).some((part) => part.startsWith(ofBucket)))
    throw new Unusable("Its pictures belong into an object store: set S3_URL, and restore again.")
}

/**
 * A shop that was restored is not filled with the demo's products at its next start, and finds its
 * pictures where they are read now.
 */
async function settle(client: Client, { picturesUrl: before }: Manifest): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('shop_seed') is not null as there`,
  )
  if (rows[0]?.there)
    await client.query(`insert into shop_seed (step) values ('demo') on conflict do nothing`)
  const { picturesUrl: now } = env()
  if (before && now && before !== now) await movePictures(client, { from: before, to: now })
  await client.query("analyze")
}
