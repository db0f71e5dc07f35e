import { expect } from "vitest"
import type { Browser } from "./browser"

/** One product as Medusa Admin's API gives it, with what tests change. */
export interface AdminProduct {
  id: string
  title: string
  status: string
  variants: {
    id: string
    title: string
    prices: { id: string; currency_code: string; amount: number }[]
    inventory_items: { inventory_item_id: string }[] | null
  }[]
}

/** Asks Medusa Admin's API and expects it to agree. */
export async function asAdmin<Body>(
  admin: Browser,
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Body> {
  const answer = await admin.send(method, `/admin${path}`, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as unknown as Body
}

export async function adminProduct(admin: Browser, id: string): Promise<AdminProduct> {
  const fields = "id,title,status,*variants,*variants.prices,*variants.inventory_items"
  const path = `/products/${id}?fields=${encodeURIComponent(fields)}`
  return (await asAdmin<{ product: AdminProduct }>(admin, "GET", path)).product
}
