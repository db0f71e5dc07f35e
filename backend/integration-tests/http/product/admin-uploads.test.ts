import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { messages } from "@shop/api/messages"
import sharp from "sharp"
import { beforeAll, expect, it } from "vitest"
import { signInAdmin, signInSeller } from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import { type StoredFile, storedOf, uploadAsAdmin } from "../../harness/medusa-admin"
import { uploadTable } from "../../harness/product-table"
import { blob, picture, products } from "../../harness/products"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"
import { emptyPng } from "./empty-png"

let shop: RunningShop
let admin: Browser
beforeAll(async () => {
  shop = await sharedShop()
  admin = await signInAdmin(shop)
})

const upload = (files: Record<string, Uint8Array>) => uploadAsAdmin(admin, files)
const namesIn = (folder: string) => {
  try {
    return readdirSync(join(shop.localDir, folder))
  } catch {
    return []
  }
}
const pathOf = ({ url }: StoredFile) => new URL(url).pathname

it("writes a picture that Medusa Admin uploads anew, without its metadata, under a random name", async () => {
  const original = await sharp(await picture("jpeg"))
    .withExif({ IFD0: { ImageDescription: "at home" } })
    .toBuffer()
  expect(original.includes("at home")).toBe(true)
  const answer = await upload({ "my kitchen.jpg": original })
  expect(answer.status).toBe(200)
  const [file] = storedOf(answer)
  expect(file?.url).toMatch(/\/uploads\/\d+-[0-9a-f]{32}\.webp$/)
  const served = await fetch(shop.url + pathOf(file as StoredFile))
  const bytes = Buffer.from(await served.arrayBuffer())
  expect(served.headers.get("content-type")).toBe("image/webp")
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 40, height: 30 })
  expect(bytes.includes("at home")).toBe(false)
})

it("shows a product with a picture that was uploaded in Medusa Admin", async () => {
  const [file] = storedOf(await upload({ "mango.png": await picture() }))
  const found = await admin.get("/admin/product-categories?handle=fruits")
  const { product_categories: categories } = found.body as unknown as {
    product_categories: { id: string }[]
  }
  const title = `Papaya ${crypto.randomUUID()}`
  await admin.post("/admin/products", {
    title,
    status: "published",
    categories: categories.map(({ id }) => ({ id })),
    images: [{ url: file?.url }],
    options: [{ title: "Size", values: ["One"] }],
    variants: [
      {
        title: "One",
        manage_inventory: false,
        options: { Size: "One" },
        prices: [{ currency_code: "inr", amount: 40 }],
      },
    ],
  })
  const listed = (await products(shop)).find(({ name }) => name === title)
  expect(listed?.images).toEqual([pathOf(file as StoredFile)])
})

it("refuses what is no picture, readably, and stores nothing of the whole form", async () => {
  const before = [namesIn("uploads"), namesIn("private")]
  const good = await picture()
  for (const [name, bytes, sentence] of [
    ["run.png", Buffer.from("#!/bin/sh\nrm -rf /"), messages.imageInvalid],
    ["logo.svg", Buffer.from("<svg onload='alert(1)'/>"), messages.imageInvalid],
    ["page.html", Buffer.from("<script>alert(1)</script>"), messages.imageInvalid],
    ["table.csv", Buffer.from([0xff, 0xfe, 0x00]), messages.imageInvalid],
    ["broken.png", good.subarray(0, 60), messages.imageInvalid],
    ["bomb.png", emptyPng(8000, 5000), messages.imageTooLarge],
    ["large.png", Buffer.concat([good, Buffer.alloc(5_000_000)]), messages.imageTooLarge],
  ] as const) {
    const { status, body } = await upload({ "good.png": good, [name]: bytes })
    expect([name, status, body.message]).toEqual([name, 400, sentence])
  }
  expect([namesIn("uploads"), namesIn("private")]).toEqual(before)
})

it("refuses a form of more than 25 MB before it is read, and any from strangers and shoppers", async () => {
  expect((await upload({ "large.png": Buffer.alloc(25_100_000) })).status).toBe(413)
  const form = new FormData()
  form.append("files", blob(await picture()), "mango.png")
  expect((await shop.browser().send("POST", "/admin/uploads", form)).status).toBe(401)
  const seller = await signInSeller(shop)
  expect((await seller.send("POST", "/admin/uploads", form)).status).toBe(401)
})

it("imports products from a table that is never public", async () => {
  const table = await uploadTable(admin)
  expect(table.id).toMatch(/^private-/)
  expect(namesIn("private")).toContain(table.id)
  expect((await fetch(`${shop.url}/uploads/${table.id}`)).status).toBe(401)
  await table.import()
})

it("keeps an export under the local folder, for those who are signed in to Medusa Admin", async () => {
  const before = new Set(namesIn("private"))
  expect((await admin.post("/admin/products/export", {})).status).toBe(202)
  const made = () => namesIn("private").filter((name) => !before.has(name))
  await expect.poll(made, { timeout: 60_000 }).toHaveLength(1)
  const [name = ""] = made()
  const path = `/uploads/${name}`
  await expect.poll(() => readFileSync(join(shop.localDir, "private", name), "utf8")).not.toBe("")
  expect((await admin.get(path)).status).toBe(200)
  for (const stranger of [shop.browser(), await signInSeller(shop)])
    expect((await stranger.get(path)).status).toBe(401)
  expect((await admin.get("/uploads/private-..%2f..%2fetc%2fpasswd")).status).toBe(404)
  expect(namesIn("uploads").filter((each) => each.startsWith("private"))).toEqual([])
})
