import type { Product } from "@shop/api"
import { messages } from "@shop/api/messages"
import { beforeAll, expect, it } from "vitest"
import { signInSeller } from "../../harness/accounts"
import type { Answer, Browser } from "../../harness/browser"
import { addProduct, listed, picture, productForm } from "../../harness/products"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let seller: Browser
let file: Buffer
beforeAll(async () => {
  shop = await sharedShop()
  seller = await signInSeller(shop)
  file = await picture()
})

const update = (data: object, images: readonly Uint8Array[] = []): Promise<Answer> =>
  seller.send("POST", "/api/product/update", productForm(data, images))

/** A product with so many pictures, and what it shows of them now. */
async function productWith(count: number) {
  const added = await addProduct(shop, seller, {}, Array<Buffer>(count).fill(file))
  const { _id: productId, images: seen } = added
  const now = async () => ((await listed(shop, productId)) as Product).images
  return { productId, seen, now }
}

it("loses no picture when two tabs add one each at once", async () => {
  const { productId, seen, now } = await productWith(1)
  const answers = await Promise.all([update({ productId }, [file]), update({ productId }, [file])])
  expect(answers.map(({ body }) => body.success)).toEqual([true, true])
  const images = await now()
  expect(images).toHaveLength(3)
  expect(images[0]).toBe(seen[0])
})

it("does not bring back what one tab removes while another adds", async () => {
  const { productId, seen, now } = await productWith(2)
  const [front, back] = seen as [string, string]
  await Promise.all([update({ productId }, [file]), update({ productId, images: [back] })])
  expect(await now()).toEqual([back, expect.not.stringContaining(front)])
})

it("keeps a picture that a tab opened earlier does not know of, and leaves out a removed one", async () => {
  const { productId, seen: imagesSeen, now } = await productWith(2)
  const [front, back] = imagesSeen as [string, string]
  await update({ productId, images: [back], imagesSeen }, [file])
  const [, third] = (await now()) as [string, string]
  const late = await update({ productId, images: [back, front], imagesSeen }, [file])
  expect(late.body).toMatchObject({ success: true })
  const images = await now()
  expect(images.slice(0, 2)).toEqual([back, third])
  expect(images).toHaveLength(3)
})

it("refuses a picture for which another tab's have left no room, and changes nothing", async () => {
  const { productId, seen: imagesSeen, now } = await productWith(3)
  await update({ productId, imagesSeen }, [file])
  const full = await now()
  const { status, body } = await update({ productId, name: "Late", imagesSeen }, [file])
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: false, message: messages.imagesChanged })
  expect(await now()).toEqual(full)
  expect(await listed(shop, productId)).not.toMatchObject({ name: "Late" })
})
