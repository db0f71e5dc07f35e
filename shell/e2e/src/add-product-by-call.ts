import type { Page } from "playwright-core"

/** Adds a product, as the seller signed in on this page. @throws Error with the shop's refusal */
export async function addProductByCall(page: Page, data: { name: string }): Promise<void> {
  const product = { category: "Fruits", description: [], price: 120, offerPrice: 99, ...data }
  const answer = await page.request.post("/api/product/add", {
    multipart: { productData: JSON.stringify(product) },
    headers: { origin: new URL(page.url()).origin },
  })
  const { success, message } = (await answer.json()) as { success: boolean; message: string }
  if (!success) throw new Error(message)
}
