import { createReadStream, createWriteStream } from "node:fs"
import { mkdir, readdir, rename, stat } from "node:fs/promises"
import { join } from "node:path"
import { Readable, type Writable } from "node:stream"

/** Where the shop keeps its pictures. A name is never used twice, so what is there already is right. */
export interface PictureStore {
  /** Names of all pictures, sorted. */
  names(): Promise<string[]>
  /** A picture's bytes and how many they are; undefined if it went away. */
  open(name: string): Promise<{ size: number; content: Readable } | undefined>
  /** Takes a picture's bytes; it appears under its name when `keep` is called. */
  take(name: string): Promise<{ sink: Writable; keep(): Promise<void> }>
}

/** Pictures have plain names; what begins with a dot is half written. */
export const isPictureName = (name: string) => /^\w[\w.-]*$/.test(name)

/** Pictures as files. */
export function picturesIn(folder: string): PictureStore {
  return {
    async names() {
      const names = await readdir(folder).catch(() => [])
      return names.filter(isPictureName).sort()
    },
    async open(name) {
      const file = join(folder, name)
      const found = await stat(file).catch(() => undefined)
      if (!found?.isFile()) return undefined
      const { size } = found
      // The last byte to read is named, and an empty file has none.
      const content = size === 0 ? Readable.from([]) : createReadStream(file, { end: size - 1 })
      return { size, content }
    },
    async take(name) {
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `.${name}.restored`)
      const sink = createWriteStream(unfinished, { flush: true })
      return { sink, keep: () => rename(unfinished, join(folder, name)) }
    },
  }
}
