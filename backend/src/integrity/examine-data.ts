import { setTimeout as sleep } from "node:timers/promises"
import { transaction } from "../db/pool"
import { countData } from "./count-data"
import type { Invariant } from "./invariant"
import { invariants } from "./invariants"
import { lookThrough } from "./look-through"
import { missingPictures } from "./missing-pictures"

/** Something that does not match. */
export interface Trouble {
  readonly name: string
  readonly advice: string
  /** Of what it is about, the rows or files. */
  readonly ids: readonly string[]
  readonly mended: boolean
}

export interface Examination {
  readonly counts: Readonly<Record<string, number>>
  readonly troubles: readonly Trouble[]
}

/** Medusa writes in steps: only what still does not match after this long, in ms, is wrong. */
const SECOND_LOOK = 3_000

/**
 * Counts the shop's data and says what does not match (docs/decisions/067). With `mend`, counts that
 * can be taken from what they count are written anew; nothing else is changed.
 */
export async function examineData({ mend }: { mend: boolean }): Promise<Examination> {
  const first = await look()
  if (first.size > 0) await sleep(SECOND_LOOK)
  const second = first.size > 0 ? await look() : first
  const troubles: Trouble[] = []
  for (const [invariant, ids] of second) {
    const lasting = ids.filter((id) => first.get(invariant)?.includes(id))
    if (lasting.length === 0) continue
    const { name, advice } = invariant
    const mended = mend && (await mendCounts(invariant, lasting))
    troubles.push({ name, advice, ids: lasting, mended })
  }
  const pictures = await missingPictures()
  if (pictures.length > 0)
    troubles.push({
      name: "pictures of products whose file is missing",
      advice: "Restore the folder uploads/ from a backup, or give the products new pictures.",
      ids: pictures,
      mended: false,
    })
  return { counts: await countData(), troubles }
}

async function look(): Promise<Map<Invariant, string[]>> {
  const found = new Map<Invariant, string[]>()
  for (const invariant of invariants) {
    const rows = await lookThrough<{ id: string }>(invariant.select)
    if (rows.length > 0)
      found.set(
        invariant,
        rows.map(({ id }) => id),
      )
  }
  return found
}

/** What orders do to these stock levels meanwhile waits, so that no unit is missed in the count. */
async function mendCounts({ mend }: Invariant, ids: readonly string[]): Promise<boolean> {
  if (!mend) return false
  await transaction(async (db) => {
    await db.query(
      `select from inventory_level where id = any ($1)
       order by inventory_item_id, location_id for update`,
      [ids],
    )
    await db.query(`set local shop.repair = 'on'`)
    await db.query(mend, [ids])
  })
  return true
}
