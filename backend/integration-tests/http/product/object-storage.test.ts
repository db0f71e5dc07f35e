import { once } from "node:events"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { messages } from "@shop/api/messages"
import sharp from "sharp"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { run } from "../../backup/commands"
import { signInAdmin, signInSeller } from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import { breaking } from "../../harness/broken-writes"
import { readyShopper } from "../../harness/crowd"
import { storedOf, uploadAsAdmin } from "../../harness/medusa-admin"
import { type ObjectStorage, startObjectStorage } from "../../harness/object-storage"
import { uploadTable } from "../../harness/product-table"
import { addProduct, mango, picture, products, sendProduct } from "../../harness/products"
import { type Shop, startShop } from "../../harness/start-shop"

let storage: ObjectStorage
let shop: Shop
let seller: Browser
let admin: Browser
beforeAll(async () => {
  storage = await startObjectStorage()
  shop = await startShop({ S3_URL: storage.setting })
  seller = await signInSeller(shop)
  admin = await signInAdmin(shop)
})
afterAll(async () => {
  await shop.stop()
  await storage.stop()
})
afterEach(async () => expect(existsSync(join(shop.localDir, "uploads"))).toBe(false))

it("goes into a backup with its pictures, and puts them back into an empty bucket", async () => {
  const pictures = [await picture(), await picture("jpeg")]
  const { _id, images } = await addProduct(shop, seller, {}, pictures)
  const shopper = await readyShopper(shop)
  await shopper.order({ [_id]: 1 })
  const address = String(images[1])
  const bytes = async () => Buffer.from(await (await fetch(address)).arrayBuffer())
  const before = await bytes()
  const names = (await storage.names()).filter((name) => name.startsWith("pictures/"))
  const folder = mkdtempSync(join(tmpdir(), "shop-backup-"))
  const file = join(folder, "shop.tar.gz")
  const place = { ...shop, settings: { S3_URL: storage.setting } }
  try {
    const taken = await run("backup", place, file)
    expect(taken).toMatchObject({ code: 0 })
    expect(taken.output).toContain(`${names.length} pictures`)
    await shop.halt()
    await storage.empty()
    const nowhere = await run("restore", shop, file, "--replace")
    expect(nowhere).toMatchObject({ code: 1 })
    expect(nowhere.output).toContain("set S3_URL")
    expect((await fetch(address)).status).toBe(404)
    const moved = "http://pictures.test/moved"
    const S3_URL = storage.setting.replace(encodeURIComponent(storage.publicUrl), moved)
    const elsewhere = { ...shop, settings: { S3_URL } }
    expect(await run("restore", elsewhere, file, "--replace")).toMatchObject({ code: 0 })
    const { rows } = await shop.db.query<{ shown: string[] }>(
      `select array_agg(url order by rank) as shown from image where product_id = $1
       union all
       select array(select jsonb_array_elements_text(metadata #> '{product,images}'))
       from order_line_item where product_id = $1`,
      [_id],
    )
    const shown = images.map((image) => image.replace(storage.publicUrl, moved))
    expect(rows).toEqual([{ shown }, { shown }])
    expect(await run("restore", place, file, "--replace")).toMatchObject({ code: 0 })
    expect(await storage.names()).toEqual(names)
    expect(await bytes()).toEqual(before)
  } finally {
    await shop.resume()
    rmSync(folder, { recursive: true })
  }
  expect((await products(shop)).flatMap((product) => product.images)).toContain(address)
})

it("asks a busy storage for a backup again and again, and names the right that a key lacks", async () => {
  const answers = ["SlowDown", "SlowDown", "SlowDown", "AccessDenied"]
  const strict = createServer((_request, response) => {
    const code = answers.shift() ?? "Gone"
    response.writeHead(code === "AccessDenied" ? 403 : 503, { "content-type": "application/xml" })
    response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
  })
  await once(strict.listen(0, "127.0.0.1"), "listening")
  const { port } = strict.address() as AddressInfo
  const settings = { S3_URL: `http://key:secret@127.0.0.1:${port}/groceries` }
  const folder = mkdtempSync(join(tmpdir(), "shop-backup-"))
  try {
    const taken = await run("backup", { ...shop, settings }, join(folder, "shop.tar.gz"))
    expect(taken).toMatchObject({ code: 1 })
    expect(taken.output).toContain("may not list what is in the bucket groceries")
    expect(answers).toEqual([])
  } finally {
    strict.close()
    rmSync(folder, { recursive: true })
  }
})

const upload = (files: Record<string, Uint8Array>) => uploadAsAdmin(admin, files)
const inPictures = () => new RegExp(`^${storage.publicUrl}/pictures/[\\w-]+\\.webp$`)

it("shows a product's pictures where the bucket is read, written anew and to be kept for good", async () => {
  const { images } = await addProduct(shop, seller, {}, [
    await picture("png", 40, 30),
    await picture("jpeg", 50, 30),
  ])
  expect(images).toHaveLength(2)
  for (const [index, address] of images.entries()) {
    expect(address).toMatch(inPictures())
    const served = await fetch(address)
    expect(served.headers.get("content-type")).toBe("image/webp")
    expect(served.headers.get("cache-control")).toContain("immutable")
    const bytes = Buffer.from(await served.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 40 + index * 10 })
  }
})

it("keeps what Medusa Admin uploads in the bucket", async () => {
  const answer = await upload({ "my mango.png": await picture() })
  expect(answer.status).toBe(200)
  const [file] = storedOf(answer)
  expect(file?.url).toMatch(inPictures())
  expect((await fetch(file?.url ?? "")).status).toBe(200)
})

it("hands out no address of the bucket to write to: what is uploaded passes through the shop", async () => {
  const announced = await admin.post("/admin/uploads/presigned-urls", {
    originalname: "page.html",
    mime_type: "text/html",
    size: 20,
  })
  expect(announced).toMatchObject({ status: 200, body: { url: "/admin/uploads" } })
})

it("imports products from a table outside the folder that everybody reads", async () => {
  const table = await uploadTable(admin)
  expect(table.id).not.toContain("pictures/")
  expect(await storage.names()).toContain(table.id)
  await table.import()
})

it("tells a seller of an export by an address that is signed and of the bucket's private part", async () => {
  expect((await admin.post("/admin/products/export", {})).status).toBe(202)
  const address = async () => {
    const { body } = await admin.get("/admin/notifications?order=-created_at")
    const { notifications } = body as unknown as {
      notifications: { data: { file?: { url?: string } } }[]
    }
    // That of the import before may come last.
    return notifications.map(({ data }) => data.file?.url).find((url) => url?.includes("exports"))
  }
  await expect.poll(address).toMatch(/product-exports.*X-Amz-Signature=/)
  const url = (await address()) ?? ""
  expect(new URL(url).pathname).not.toContain("/pictures/")
  const table = await fetch(url)
  expect([table.status, await table.text()]).toEqual([200, expect.stringContaining("Product Id")])
})

it("takes pictures back from the bucket when the product cannot be written", async () => {
  const before = await storage.names()
  await breaking(shop, "insert on inventory_level", async () => {
    const pictures = [await picture("png"), await picture("jpeg")]
    expect((await sendProduct(seller, { ...mango, quantity: 5 }, pictures)).status).toBe(500)
  })
  expect(await storage.names()).toEqual(before)
})

const refused = { status: 503, body: { success: false, message: messages.filesAway } }

it("refuses readably while the storage is away, keeps nothing, and sells on", async () => {
  const before = await storage.names()
  storage.signal("SIGKILL")
  try {
    const name = `Pictured ${crypto.randomUUID()}`
    expect(await sendProduct(seller, { ...mango, name }, [await picture()])).toMatchObject(refused)
    expect(await upload({ "mango.png": await picture() })).toMatchObject(refused)
    await addProduct(shop, seller)
    expect((await products(shop)).map((product) => product.name)).not.toContain(name)
  } finally {
    await storage.resume()
  }
  expect(await storage.names()).toEqual(before)
  await addProduct(shop, seller, {}, [await picture()])
})

it("waits for a silent storage a few seconds, and puts nothing on sale without its pictures", async () => {
  storage.signal("SIGSTOP")
  try {
    const name = `Pictured ${crypto.randomUUID()}`
    expect(await sendProduct(seller, { ...mango, name }, [await picture()])).toMatchObject(refused)
    expect((await products(shop)).map((product) => product.name)).not.toContain(name)
  } finally {
    storage.signal("SIGCONT")
  }
  await addProduct(shop, seller, {}, [await picture()])
})
