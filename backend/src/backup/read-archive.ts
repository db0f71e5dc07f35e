import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { extract, type Entry } from "tar-stream"
import {
  type Check,
  type Checks,
  FORMAT,
  type Manifest,
  partNames,
  type PicturePlace,
  picturePlaces,
  type Schema,
} from "./manifest"
import { Unusable } from "./unusable"
import { newerThanThis } from "./versions"

/** Takes one part's bytes. */
export interface PartSink {
  write(chunk: Buffer): Promise<void>
  end(): Promise<void>
}

export interface ArchiveVisitor {
  begin(manifest: Manifest, schema: Schema): Promise<void>
  table(name: string): Promise<PartSink>
  picture(place: PicturePlace, name: string): Promise<PartSink>
  /** Every part was there, and as it was written. */
  end(): Promise<void>
}

/** Only looks: for checking a file before anything is done with it. */
export const onlooker: ArchiveVisitor = {
  begin: async () => undefined,
  table: async () => nowhere,
  picture: async () => nowhere,
  end: async () => undefined,
}
const nowhere: PartSink = { write: async () => undefined, end: async () => undefined }

/**
 * Reads a backup from beginning to end and shows its parts to the visitor. When this returns, every part
 * was there and as it was written.
 * @throws Unusable for a file that is no backup, is of a newer version, damaged or cut off
 */
export async function readArchive(
  file: string,
  visitor: ArchiveVisitor,
): Promise<{ manifest: Manifest; checks: Checks }> {
  const tar = extract()
  const source = createReadStream(file)
  const fed = pipeline(source, createGunzip(), tar)
  const walk = new Walk(visitor)
  try {
    const walked = (async () => {
      for await (const entry of tar) await walk.visit(entry)
    })()
    await Promise.all([fed, walked])
    const content = walk.conclude()
    await visitor.end()
    return content
  } catch (error) {
    source.destroy()
    await fed.catch(() => undefined)
    throw walk.explain(error, file)
  }
}

class Walk {
  private manifest: Manifest | undefined
  private checks: Checks | undefined
  private readonly seen: Record<string, Check> = {}
  private current: { part: string; sink: PartSink; hash: ReturnType<typeof createHash> } | undefined
  private bytes = 0

  constructor(private readonly visitor: ArchiveVisitor) {}

  async visit(entry: Entry): Promise<void> {
    const { name } = entry.header
    if (!this.manifest) {
      if (name !== partNames.manifest) throw new Foreign()
      this.manifest = parse<Manifest>(await whole(entry))
      demandReadable(this.manifest)
      return
    }
    if (this.checks) throw new Damaged()
    const part = name.replace(/^(tables\/[^/]+)\/\d+\.copy$/, "$1")
    if (part !== this.current?.part) await this.finish()
    if (name === partNames.checks) {
      this.checks = parse<Checks>(await whole(entry))
      return
    }
    this.current ??= {
      part,
      hash: createHash("sha256"),
      sink: await this.sinkOf(part, this.manifest),
    }
    for await (const chunk of entry) {
      this.current.hash.update(chunk)
      this.bytes += chunk.length
      await this.current.sink.write(chunk)
    }
  }

  /** @throws when a part is missing, or is not what was written */
  conclude(): { manifest: Manifest; checks: Checks } {
    const { manifest, checks, seen } = this
    if (!manifest) throw new Foreign()
    if (!checks) throw new Damaged()
    for (const part of Object.keys({ ...checks, ...seen })) {
      const [wanted, found] = [checks[part], seen[part]]
      // A table without rows has no piece.
      const same = found
        ? wanted?.bytes === found.bytes && wanted.sha256 === found.sha256
        : wanted?.bytes === 0
      if (!same) throw new Damaged()
    }
    return { manifest, checks }
  }

  explain(error: unknown, file: string): unknown {
    if (error instanceof Unusable) return error
    const code = (error as NodeJS.ErrnoException).code
    if (code === "ENOENT") return new Unusable(`There is no file ${file}.`)
    if (code === "EACCES" || code === "EISDIR") return new Unusable(`${file} cannot be read.`)
    const spoiled = error instanceof Damaged || code?.startsWith("Z_") || isTarTrouble(error)
    if (error instanceof Foreign || (spoiled && !this.manifest))
      return new Unusable(`${file} is not a backup of this shop.`)
    if (!spoiled) return error
    return new Unusable(
      `${file} is damaged or was cut off: what it holds is not what was written. ` +
        "Use another copy, or an earlier backup.",
    )
  }

  private async finish(): Promise<void> {
    if (!this.current) return
    const { part, sink, hash } = this.current
    await sink.end()
    this.seen[part] = { bytes: this.bytes, sha256: hash.digest("hex") }
    this.current = undefined
    this.bytes = 0
  }

  private async sinkOf(part: string, manifest: Manifest): Promise<PartSink> {
    if (part === partNames.schema) return this.schemaSink(manifest)
    const [kind, name = ""] = part.split("/")
    if (kind === "tables") return this.visitor.table(name)
    const place = picturePlaces.find((known) => known === kind)
    if (place) return this.visitor.picture(place, name)
    throw new Damaged()
  }

  private schemaSink(manifest: Manifest): PartSink {
    const chunks: Buffer[] = []
    return {
      write: async (chunk) => void chunks.push(chunk),
      end: () => this.visitor.begin(manifest, parse<Schema>(Buffer.concat(chunks))),
    }
  }
}

class Foreign extends Error {}
class Damaged extends Error {}

/** What tar-stream and our own reading say of bytes that make no sense. */
const isTarTrouble = (error: unknown) =>
  error instanceof SyntaxError ||
  /tar header|Unexpected end of data|Invalid tar/i.test((error as Error).message)

async function whole(entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of entry) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const parse = <T>(content: Buffer) => JSON.parse(content.toString()) as T

function demandReadable(manifest: Manifest): void {
  if (!Number.isInteger(manifest.format) || !manifest.migrations || !manifest.tables)
    throw new Foreign()
  const newer =
    manifest.format > FORMAT ? `its format is ${manifest.format}` : newerThanThis(manifest)
  if (newer)
    throw new Unusable(
      `This backup is of a newer version: ${newer}. Restore it with that version of the shop.`,
    )
}
