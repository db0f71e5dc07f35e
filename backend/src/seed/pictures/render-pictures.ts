import { createHash } from "node:crypto"
import { constants } from "node:fs"
import { access, copyFile, mkdir, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { drawPicture } from "./draw-picture"
import type { PictureOrder } from "./picture"

const ENCODING = { quality: 82, effort: 3 } as const
/** Pictures rendered at the same time; each takes one core. */
const AT_ONCE = 2

/** Where pictures go, and where earlier runs left theirs. */
export interface PictureFolders {
  uploads: string
  cache: string
}

/**
 * Puts every view of every product into the uploads folder and answers the file names in the order
 * of the views. A name is the hash of what is drawn, so a picture that is already there, or in the
 * cache, is not drawn again, and a changed one never keeps its old name.
 */
export async function renderPictures(
  orders: PictureOrder[],
  { uploads, cache }: PictureFolders,
): Promise<string[][]> {
  await mkdir(uploads, { recursive: true })
  await mkdir(cache, { recursive: true })
  const waiting = new Map<string, string>()
  const names = orders.map((order) =>
    order.views.map((view) => {
      const svg = drawPicture(order, view)
      const name = `${digest(svg)}.webp`
      waiting.set(name, svg)
      return name
    }),
  )
  const queue = [...waiting]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [name, svg] = next
        if (await exists(join(uploads, name))) continue
        if (!(await exists(join(cache, name)))) await render(svg, join(cache, name))
        await copy(join(cache, name), join(uploads, name))
      }
    }),
  )
  return names
}

async function render(svg: string, file: string): Promise<void> {
  const half = `${file}.${process.pid}`
  await sharp(Buffer.from(svg)).webp(ENCODING).toFile(half)
  await rename(half, file)
}

/** Copies so that the file is whole or not there at all, also after a crash. */
async function copy(from: string, to: string): Promise<void> {
  const half = `${to}.${process.pid}`
  try {
    await copyFile(from, half)
    await rename(half, to)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}

function digest(svg: string): string {
  return createHash("sha256")
    .update(JSON.stringify(ENCODING))
    .update(svg)
    .digest("hex")
    .slice(0, 24)
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file, constants.F_OK)
    return true
  } catch {
    return false
  }
}
