import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { CreateFileDTO, IFileProvider, MedusaContainer } from "@medusajs/framework/types"
import local from "@medusajs/medusa/file-local"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { fileProvider } from "./file-provider"
import { storeFiles } from "./store-files"

const { settings } = vi.hoisted(() => ({ settings: { localDir: "" } }))
vi.mock("../server/env", () => ({ env: () => settings }))
vi.mock("../server/log", () => ({ log: () => undefined, describeError: () => ({}) }))

beforeEach(() => {
  settings.localDir = mkdtempSync(join(tmpdir(), "shop-uploads-"))
  for (const name of ["uploads", "private"]) mkdirSync(join(settings.localDir, name))
  writeFileSync(join(settings.localDir, "uploads", "1-kept.webp"), "kept")
})
afterEach(() => rmSync(settings.localDir, { recursive: true }))

/** Medusa's own provider on a disk that has room for so many files, and then keeps empty ones and fails. */
function disk(room: number): MedusaContainer {
  const { localDir: LOCAL_DIR } = settings
  const { options } = fileProvider({ LOCAL_DIR, PUBLIC_URL: "http://shop.test" })
  const [Provider] = local.services as (new (needs: object, options: object) => IFileProvider)[]
  const provider = Provider && new Provider({}, options)
  const createFiles = async (file: CreateFileDTO) => {
    const stored = await provider?.upload(file)
    const id = stored?.key ?? ""
    if (room-- > 0) return { id }
    writeFileSync(join(LOCAL_DIR, id.startsWith("private-") ? "private" : "uploads", id), "")
    throw new Error("ENOSPC")
  }
  const deleteFiles = (ids: string[]) =>
    provider?.delete(ids.map((fileKey) => ({ fileKey, filename: fileKey })))
  return { resolve: () => ({ createFiles, deleteFiles }) } as unknown as MedusaContainer
}

const file = (filename: string, access: "public" | "private" = "public"): CreateFileDTO => ({
  ...{ filename, access },
  ...{ mimeType: "image/webp", content: "apple" },
})
const there = () =>
  readdirSync(settings.localDir, { recursive: true, encoding: "utf8" })
    .filter((name) => name.includes("/"))
    .map((name) => name.replace(/\d{13}/, "7"))
    .sort()

it("keeps files where there is room for all of them", async () => {
  await storeFiles(disk(2), [file("a.webp"), file("b.csv", "private")])
  expect(there()).toEqual(["private/private-7-b.csv", "uploads/1-kept.webp", "uploads/7-a.webp"])
})

it.each(["public", "private"] as const)(
  "keeps nothing where the disk is full in the midst of a %s file, not even an empty one",
  async (access) => {
    const wanted = [file("a.webp"), file("b.webp", access)]
    await expect(storeFiles(disk(1), wanted)).rejects.toMatchObject({ status: 503 })
    expect(there()).toEqual(["uploads/1-kept.webp"])
  },
)
