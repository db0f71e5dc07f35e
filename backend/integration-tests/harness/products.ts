import type { Product } from "@shop/api"
import sharp from "sharp"
import { expect, vi } from "vitest"
import type { Answer, Browser } from "./browser"
import type { RunningShop } from "./start-shop"

/** What a seller types in; tests change what they are about. */
export const mango = {
  name: "Alphonso Mango",
  description: ["Sweet and ripe", "From Ratnagiri"],
  category: "Fruits",
  price: 120.5,
  offerPrice: 99.99,
}

/** A form as the seller's page sends it. */
export function productForm(data: unknown, images: readonly Uint8Array[] = []): FormData {
  const form = new FormData()
  form.append("productData", typeof data === "string" ? data : JSON.stringify(data))
  images.forEach((bytes, index) => form.append("images", blob(bytes), `${index}.png`))
  return form
}

export const blob = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)])

/** Sends the form; `data` as in `productForm`. */
export function sendProduct(
  seller: Browser,
  data: unknown,
  images: readonly Uint8Array[] = [],
): Promise<Answer> {
  return seller.send("POST", "/api/product/add", productForm(data, images))
}

/** Adds a product with a name of its own and returns it as the list shows it. */
export async function addProduct(
  shop: RunningShop,
  seller: Browser,
  changes: object = {},
  images: readonly Uint8Array[] = [],
): Promise<Product> {
  const name = `Product ${crypto.randomUUID()}`
  const { body } = await sendProduct(seller, { ...mango, name, ...changes }, images)
  expect(body).toMatchObject({ success: true })
  const wanted = (changes as { name?: string }).name ?? name
  const found = (await products(shop)).find((product) => product.name === wanted)
  if (!found) throw new Error(`${wanted} is not in the list.`)
  return found
}

/** The list as a visitor of one server process gets it. */
export async function products(shop: Pick<RunningShop, "browser">): Promise<Product[]> {
  const { status, body } = await shop.browser().get("/api/product/list")
  expect(status).toBe(200)
  return (body as unknown as { products: Product[] }).products
}

/** One product as the list shows it, or undefined. */
export async function listed(
  shop: Pick<RunningShop, "browser">,
  id: string,
): Promise<Product | undefined> {
  return (await products(shop)).find((product) => product._id === id)
}

/** Waits until the list shows one product like this, or not at all; it does so within moments. */
export async function listedSoon(
  shop: Pick<RunningShop, "browser">,
  id: string,
  wanted: object | undefined,
): Promise<void> {
  await vi.waitFor(
    async () => {
      const product = await listed(shop, id)
      if (wanted) expect(product).toMatchObject(wanted)
      else expect(product).toBeUndefined()
    },
    { timeout: 60_000, interval: 20 },
  )
}

/** A picture of one colour. */
export function picture(
  format: "png" | "jpeg" | "webp" | "avif" = "png",
  width = 40,
  height = 30,
): Promise<Buffer> {
  const background = { r: 240, g: 140, b: 20 }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}
