import type { RequestListener } from "node:http"
import { aBackend, aStorefront, ask } from "./harness.js"

export const tomato = {
  _id: "prod_tomato",
  name: "Tomato 1 kg",
  category: "Vegetables",
  description: ["Ripe and red", "Grown nearby"],
  price: 48,
  offerPrice: 39.5,
  images: ["/uploads/tomato.webp"],
  inStock: true,
  weight: "1 kg",
}
/** The shop as the world sees it. */
export const ORIGIN = "https://shop.example"

/** A backend that sells these products; what they are may change. */
export function selling(shelf: { products: (typeof tomato)[] }): RequestListener {
  return (_asked, response) => {
    const body = JSON.stringify({ success: true, message: "", products: shelf.products })
    response.writeHead(200, { etag: `"${Buffer.from(body).toString("base64url")}"` }).end(body)
  }
}

/** A storefront before a backend that sells these products; changing the shelf changes the shop. */
export async function aShop(...products: (typeof tomato)[]) {
  const shelf = { products }
  const publicUrl = new URL(ORIGIN)
  const { port } = await aStorefront(await aBackend(selling(shelf)), { publicUrl })
  return { shelf, port, get: (path: string) => ask(port, path) }
}
