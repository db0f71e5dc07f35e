import { mkdtemp, readdir, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterEach, beforeEach, expect, test } from "vitest"
import type { PictureOrder } from "./picture"
import { renderPictures } from "./render-pictures"

const tomato: PictureOrder = {
  pack: "crate",
  palette: "tomato",
  glyph: "tomato",
  name: "Tomato",
  size: "1 kg",
  storage: "Keep cool",
  views: ["shelf", "back"],
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"))
})
afterEach(() => rm(folder, { recursive: true }))

const folders = (uploads: string) => ({
  uploads: join(folder, uploads),
  cache: join(folder, "cache"),
})

test("every view becomes a WebP of 800 by 800 pixels, named in the order of the views", async () => {
  const [names = []] = await renderPictures([tomato], folders("uploads"))

  expect(names).toHaveLength(2)
  for (const name of names) {
    const { format, width, height } = await sharp(join(folder, "uploads", name)).metadata()
    expect({ format, width, height }).toEqual({ format: "webp", width: 800, height: 800 })
  }
})

test("a second shop takes the pictures from the cache instead of drawing them again", async () => {
  const first = await renderPictures([tomato], folders("first"))
  const drawn = await Promise.all(
    (await readdir(join(folder, "cache"))).map((name) => stat(join(folder, "cache", name))),
  )
  const second = await renderPictures([tomato], folders("second"))
  const kept = await Promise.all(
    (await readdir(join(folder, "cache"))).map((name) => stat(join(folder, "cache", name))),
  )

  expect(second).toEqual(first)
  expect(kept.map(({ ino, mtimeMs }) => [ino, mtimeMs])).toEqual(
    drawn.map(({ ino, mtimeMs }) => [ino, mtimeMs]),
  )
  expect((await readdir(join(folder, "second"))).sort()).toEqual(first.flat().sort())
})

test("a picture that looks different has a different name", async () => {
  const [[before] = []] = await renderPictures([tomato], folders("uploads"))
  const [[after] = []] = await renderPictures([{ ...tomato, size: "2 kg" }], folders("uploads"))

  expect(after).not.toBe(before)
})

test("artwork that does not exist is named", async () => {
  await expect(
    renderPictures([{ ...tomato, glyph: "durian" }], folders("uploads")),
  ).rejects.toThrow(/'durian'/)
})
