import { once } from "node:events"
import type { Writable } from "node:stream"
import { finished } from "node:stream/promises"
import type { Client } from "pg"
import { from as copyFrom } from "pg-copy-streams"
import { isPictureName, type PictureStore } from "./picture-store"
import type { PartSink } from "./read-archive"

/** Takes a table's rows into the database. */
export function loadTable(client: Client, name: string, columns: readonly string[]): PartSink {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(", ")
  const table = client.escapeIdentifier(name)
  return into(client.query(copyFrom(`copy ${table} (${list}) from stdin`)))
}

/**
 * Takes a picture to where pictures are kept.
 * @throws Error for a name that could lead elsewhere: no backup of ours holds one
 */
export async function keepPicture(
  store: PictureStore | undefined,
  name: string,
): Promise<PartSink> {
  if (!isPictureName(name)) throw new Error(`${name} is no picture's name.`)
  if (!store) throw new Error(`There is no place for the picture ${name}.`)
  const { sink, keep } = await store.take(name)
  const { write, end } = into(sink)
  return {
    write,
    end: async () => {
      await end()
      await keep()
    },
  }
}

function into(stream: Writable): PartSink {
  const done = finished(stream)
  // Waited for at the end, and asked about at each write.
  done.catch(() => undefined)
  return {
    async write(chunk) {
      if (!stream.write(chunk)) await Promise.race([once(stream, "drain"), done])
    },
    async end() {
      stream.end()
      await done
    },
  }
}
