import { createHash, type Hash } from "node:crypto"
import { once } from "node:events"
import { createWriteStream } from "node:fs"
import { open, rm } from "node:fs/promises"
import { dirname } from "node:path"
import type { Readable, Writable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import { pack, type Pack } from "tar-stream"
import { giveName } from "./give-name"
import { type Check, type Manifest, partNames, type PicturePlace, type Schema } from "./manifest"
import { removeForsaken, unfinishedName } from "./unfinished"

/** A tar names the size of what it holds beforehand: a stream of unknown length comes in pieces. */
const PIECE = 1 << 20

/** Takes the parts of a backup, one after the other, and remembers what they were. */
export class ArchiveWriter {
  private readonly checks: Record<string, Check> = {}

  constructor(
    private readonly tar: Pack,
    private readonly time: Date,
  ) {}

  async describe(manifest: Manifest, schema: Schema): Promise<void> {
    await this.entry(partNames.manifest, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
    await this.remember(partNames.schema, Buffer.from(`${JSON.stringify(schema, null, 2)}\n`))
  }

  /** Writes rows as they come; `rows` says how many they were, once all have come. */
  async table(name: string, content: Readable, rows: () => number): Promise<void> {
    const part = partNames.table(name)
    const hash = createHash("sha256")
    let bytes = 0
    let pieces = 0
    let waiting: Buffer[] = []
    let size = 0
    const flush = async () => {
      const piece = Buffer.concat(waiting)
      waiting = []
      size = 0
      pieces += 1
      await this.entry(`${part}/${String(pieces).padStart(6, "0")}.copy`, piece)
    }
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk)
      bytes += chunk.length
      size += chunk.length
      waiting.push(chunk)
      if (size >= PIECE) await flush()
    }
    if (size > 0) await flush()
    this.checks[part] = { ...check(hash, bytes), rows: rows() }
  }

  async picture(
    place: PicturePlace,
    name: string,
    { size, content }: { size: number; content: Readable },
  ): Promise<void> {
    const part = partNames.picture(place, name)
    const hash = createHash("sha256")
    await this.streamed(part, size, async (write) => {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        hash.update(chunk)
        await write(chunk)
      }
    })
    this.checks[part] = check(hash, size)
  }

  /** Writes the checks, the last part. */
  async end(): Promise<Readonly<Record<string, Check>>> {
    await this.entry(partNames.checks, Buffer.from(`${JSON.stringify(this.checks, null, 1)}\n`))
    this.tar.finalize()
    return this.checks
  }

  private async remember(part: string, content: Buffer): Promise<void> {
    await this.entry(part, content)
    this.checks[part] = check(createHash("sha256").update(content), content.length)
  }

  private entry(name: string, content: Buffer): Promise<void> {
    return this.streamed(name, content.length, (write) => write(content))
  }

  private async streamed(
    name: string,
    size: number,
    fill: (write: (chunk: Buffer) => Promise<void>) => Promise<void>,
  ): Promise<void> {
    const header = { name, size, mtime: this.time, mode: 0o600 }
    let sink: Writable | undefined
    const written = new Promise<void>((resolve, reject) => {
      sink = this.tar.entry(header, (error) => (error ? reject(error) : resolve()))
    })
    // Told of here and waited for below: no failure of the file goes unseen.
    written.catch(() => undefined)
    await fill(async (chunk) => {
      if (sink?.write(chunk) === false) await Promise.race([once(sink, "drain"), written])
    })
    sink?.end()
    await written
  }
}

const check = (hash: Hash, bytes: number): Check => ({ bytes, sha256: hash.digest("hex") })

/**
 * Writes a backup's file: readable by its owner only, on disk before it bears its name, so that a file
 * of that name is always whole.
 * @throws Unusable when another file has got the name meanwhile
 */
export async function writeArchive<T>(
  file: string,
  time: Date,
  fill: (archive: ArchiveWriter) => Promise<T>,
): Promise<T> {
  await removeForsaken(dirname(file))
  const unfinished = unfinishedName(file)
  const tar = pack()
  const target = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true })
  const stored = pipeline(tar, createGzip(), target)
  try {
    const filled = fill(new ArchiveWriter(tar, time))
    // Whichever fails first ends the other: a full disk, or the database.
    const [result] = await Promise.all([filled, stored])
    await giveName(unfinished, file)
    const folder = await open(dirname(file))
    await folder.sync().finally(() => folder.close())
    return result
  } catch (error) {
    tar.destroy()
    await stored.catch(() => undefined)
    await rm(unfinished, { force: true })
    throw error
  }
}
