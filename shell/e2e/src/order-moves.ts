import type { Page } from "playwright-core"

/** Moves the newest order whose address holds `text`, as the seller signed in on this page. */
export async function moveOrderByCall(page: Page, text: string, status: string): Promise<void> {
  const listed = await page.request.get("/api/order/seller")
  const { orders } = (await listed.json()) as { orders: { _id: string; address: object }[] }
  const order = orders.find(({ address }) => JSON.stringify(address).includes(text))
  const headers = { origin: new URL(page.url()).origin }
  const data = { orderId: order?._id, status }
  const moved = await page.request.post("/api/order/status", { data, headers })
  const answer = (await moved.json()) as { success: boolean; message: string }
  if (!answer.success) throw new Error(answer.message)
}
