import { expect } from "vitest"
import type { Answer, Browser } from "./browser"
import { blob } from "./products"

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

/** A file as Medusa Admin knows it. */
export interface StoredFile {
  id: string
  url: string
}

/** Uploads files, by name, as Medusa Admin's page does. */
export function uploadAsAdmin(admin: Browser, files: Record<string, Uint8Array>): Promise<Answer> {
  const form = new FormData()
  for (const [name, bytes] of Object.entries(files)) form.append("files", blob(bytes), name)
  return admin.send("POST", "/admin/uploads", form)
}

/** What an upload stored. */
export const storedOf = ({ body }: Answer) => (body as unknown as { files: StoredFile[] }).files
