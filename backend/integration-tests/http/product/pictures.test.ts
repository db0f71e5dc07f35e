import { readdirSync } from "node:fs"
import { get } from "node:http"
import { join } from "node:path"
import { beforeAll, expect, it } from "vitest"
import { messages } from "@shop/api/messages"
import sharp from "sharp"
import { signInSeller } from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import {
  addProduct,
  blob,
  mango,
  picture,
  productForm,
  products,
  sendProduct,
} from "../../harness/products"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"
import { emptyPng } from "./empty-png"

let shop: RunningShop
let seller: Browser
beforeAll(async () => {
  shop = await sharedShop()
  seller = await signInSeller(shop)
})

const stored = () => {
  try {
    return readdirSync(join(shop.localDir, "uploads"))
  } catch {
    return []
  }
}

async function download(path: string): Promise<{ response: Response; bytes: Buffer }> {
  const response = await fetch(shop.url + path)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** Asks for a path as it stands, which `fetch` would tidy up first. */
function rawStatus(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(shop.url, { path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).once("error", reject)
  })
}

it("keeps up to four pictures of every kind in their order, written anew", async () => {
  const kinds = ["png", "jpeg", "webp", "avif"] as const
  const sizes = [30, 31, 32, 33]
  const pictures = await Promise.all(kinds.map((kind, i) => picture(kind, 40, sizes[i])))
  const { images } = await addProduct(shop, seller, {}, pictures)
  expect(images).toHaveLength(4)
  for (const [index, path] of images.entries()) {
    expect(path).toMatch(/^\/uploads\/[^/]+\.webp$/)
    const { response, bytes } = await download(path)
    expect(response.headers.get("content-type")).toBe("image/webp")
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", height: sizes[index] })
  }
})

it("serves a picture as nothing but a picture, to be kept for good", async () => {
  const { images } = await addProduct(shop, seller, {}, [await picture()])
  const { response } = await download(images[0] ?? "")
  expect(response.headers.get("x-content-type-options")).toBe("nosniff")
  expect(response.headers.get("content-security-policy")).toContain("sandbox")
  expect(response.headers.get("cache-control")).toContain("immutable")
  const again = await fetch(shop.url + images[0], {
    headers: { "if-none-match": response.headers.get("etag") ?? "" },
  })
  expect(again.status).toBe(304)
})

it.each([
  "/uploads/../secrets.json",
  "/uploads/%2e%2e%2fsecrets.json",
  "/uploads/..%5csecrets.json",
  "/uploads/%00.webp",
  "/uploads/.hidden.webp",
  "/uploads/%",
  "/uploads/",
  "/uploads/none.webp",
  "/uploads/page.html",
  "/uploads/drawing.svg",
])("has nothing at %s", async (path) => {
  expect(await rawStatus(path)).toBe(404)
})

it("shows a placeholder where a product has no picture", async () => {
  const { images } = await addProduct(shop, seller)
  const { response } = await download(images[0] ?? "")
  expect(response.status).toBe(200)
  expect(response.headers.get("content-type")).toBe("image/svg+xml")
})

it("turns a picture upright, shrinks it and drops what is not pixels", async () => {
  const photo = await sharp(await picture("jpeg", 2400, 1200))
    .withExif({ IFD0: { Copyright: "somebody at home" }, IFD3: { GPSLatitude: "26/1 50/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { images } = await addProduct(shop, seller, {}, [photo])
  const { bytes } = await download(images[0] ?? "")
  const metadata = await sharp(bytes).metadata()
  expect(metadata).toMatchObject({ width: 800, height: 1600 })
  expect(metadata.exif).toBeUndefined()
})

it("keeps only the picture of a file that is also something else", async () => {
  const script = Buffer.from("<script>alert(1)</script>")
  const { images } = await addProduct(shop, seller, {}, [Buffer.concat([await picture(), script])])
  expect((await download(images[0] ?? "")).bytes.includes("<script>")).toBe(false)
})

const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`,
)

it.each<[string, () => Promise<Uint8Array[]>, string]>([
  [
    "a script called .png",
    async () => [Buffer.from("#!/bin/sh\nrm -rf /\n")],
    messages.imageInvalid,
  ],
  ["an SVG", async () => [svg], messages.imageInvalid],
  [
    "a GIF",
    async () => [
      await sharp(await picture())
        .gif()
        .toBuffer(),
    ],
    messages.imageInvalid,
  ],
  [
    "a TIFF",
    async () => [
      await sharp(await picture())
        .tiff()
        .toBuffer(),
    ],
    messages.imageInvalid,
  ],
  ["an empty file", async () => [Buffer.alloc(0)], messages.imageInvalid],
  ["a PNG's head alone", async () => [(await picture()).subarray(0, 20)], messages.imageInvalid],
  [
    "a JPEG cut in half",
    async () => [(await picture("jpeg", 600, 600)).subarray(0, 900)],
    messages.imageInvalid,
  ],
  ["40 megapixels in 20 kB", async () => [emptyPng(8000, 5000)], messages.imageTooLarge],
  ["a PNG as wide as it gets", async () => [emptyPng(2 ** 31 - 1, 3, 9)], messages.imageInvalid],
  [
    "6 MB of picture",
    async () => [Buffer.concat([await picture(), Buffer.alloc(6_000_000)])],
    messages.imageTooLarge,
  ],
  ["five pictures", async () => Array<Uint8Array>(5).fill(await picture()), messages.imagesTooMany],
  ["a good picture beside a bad one", async () => [await picture(), svg], messages.imageInvalid],
])("refuses %s readably and stores nothing", async (_what, pictures, sentence) => {
  const before = { list: await products(shop), files: stored() }
  const { status, body } = await sendProduct(seller, mango, await pictures())
  expect(status).toBe(200)
  expect(body).toEqual({ success: false, message: sentence, error: sentence })
  expect({ list: await products(shop), files: stored() }).toEqual(before)
})

it("ignores a file under another name", async () => {
  const form = productForm(mango)
  form.append("image", blob(await picture()), "a.png")
  const { body } = await seller.send("POST", "/api/product/add", form)
  expect(body).toMatchObject({ success: true })
})

it("answers 400 to a picture that is text", async () => {
  const asText = productForm(mango)
  asText.append("images", "data:image/png;base64,AAAA")
  expect((await seller.send("POST", "/api/product/add", asText)).status).toBe(400)
})

it("takes a form whose picture input was left empty", async () => {
  const boundary = "x-boundary"
  const part = (head: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
  const body =
    part('name="productData"', JSON.stringify({ ...mango, name: "No picture chosen" })) +
    part('name="images"; filename=""\r\nContent-Type: application/octet-stream', "") +
    `--${boundary}--\r\n`
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` }
  const answer = await seller.send("POST", "/api/product/add", body, headers)
  expect(answer.body).toMatchObject({ success: true })
})

it("answers 413 to a form of 26 MB and lives on", async () => {
  const form = productForm(mango, Array<Uint8Array>(6).fill(Buffer.alloc(4_500_000)))
  const { status, body } = await seller.send("POST", "/api/product/add", form)
  expect(status).toBe(413)
  expect(body).toMatchObject({ success: false, message: messages.bodyTooLarge })
  await addProduct(shop, seller, {}, [await picture()])
})

it("survives eight bombs at once", async () => {
  const bombs = [emptyPng(4999, 5000), emptyPng(8000, 5000)]
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => sendProduct(seller, mango, [bombs[index % 2]!])),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect((await shop.browser().get("/health/ready")).status).toBe(200)
})
