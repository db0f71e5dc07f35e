import { randomBytes } from "node:crypto"
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import type * as fs from "node:fs/promises"
import { link } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { gunzipSync } from "node:zlib"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { writeArchive } from "./write-archive"

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof fs>()
  return { ...real, link: vi.fn(real.link) }
})

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shop-archive-"))
  file = join(folder, "shop.tar.gz")
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes an archive whose one table holds a word and a lot that cannot be packed. */
const written = (word: string) =>
  writeArchive(file, new Date(), async (archive) => {
    const rows = Readable.from([Buffer.from(word), randomBytes(3 << 20)])
    await archive.table("word", rows, () => 1)
    await archive.end()
    return word
  })

const content = () => gunzipSync(readFileSync(file)).toString("latin1")

describe("two archives written to one name at once", () => {
  it("leave one that is whole, and the other is told that the name is taken", async () => {
    const ends = await Promise.allSettled([written("apples"), written("pears")])
    const [kept] = ends.flatMap((end) => (end.status === "fulfilled" ? [end.value] : []))
    const [refused] = ends.flatMap((end) => (end.status === "rejected" ? [String(end.reason)] : []))
    expect(refused).toMatch(/shop\.tar\.gz exists already/)
    expect(content()).toContain(kept)
    expect(readdirSync(folder)).toEqual(["shop.tar.gz"])
  })

  it("do so where a file can have one name only", async () => {
    vi.mocked(link).mockRejectedValueOnce(Object.assign(new Error(), { code: "EPERM" }))
    vi.mocked(link).mockRejectedValueOnce(Object.assign(new Error(), { code: "EPERM" }))
    await written("apples")
    await expect(written("pears")).rejects.toThrow(/exists already/)
    expect(content()).toContain("apples")
    expect(readdirSync(folder)).toEqual(["shop.tar.gz"])
  })
})

describe("what killed backups left in the folder", () => {
  const hours = (count: number) => Date.now() / 1000 - count * 3600
  const left = (name: string, age: number) => {
    writeFileSync(join(folder, name), "half")
    utimesSync(join(folder, name), hours(age), hours(age))
  }

  it("goes after a day; what may still be written stays, and what others left", async () => {
    left("shop.tar.gz.0a1b2c3d4e5f.unfinished", 25)
    left("shop-2026-11-01T00-00-00Z.tar.gz.unfinished", 25)
    left("shop.tar.gz.5f4e3d2c1b0a.unfinished", 23)
    left("letter.unfinished", 25)
    left("old.tar.gz", 25)
    await written("apples")
    expect(readdirSync(folder).sort()).toEqual([
      "letter.unfinished",
      "old.tar.gz",
      "shop.tar.gz",
      "shop.tar.gz.5f4e3d2c1b0a.unfinished",
    ])
  })
})
