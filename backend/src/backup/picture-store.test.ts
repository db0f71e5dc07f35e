import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"
import { afterAll, expect, it } from "vitest"
import { picturesIn } from "./picture-store"

const folder = mkdtempSync(join(tmpdir(), "shop-pictures-"))
afterAll(() => rmSync(folder, { recursive: true }))

it.each(["", "apple"])("hands out a picture as it is: '%s'", async (bytes) => {
  writeFileSync(join(folder, "some.webp"), bytes)
  const picture = await picturesIn(folder).open("some.webp")
  expect(picture?.size).toBe(bytes.length)
  expect(picture && (await buffer(picture.content)).toString()).toBe(bytes)
})

it("knows no picture that is not there", async () => {
  expect(await picturesIn(folder).open("other.webp")).toBeUndefined()
})
