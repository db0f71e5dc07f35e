import { expect } from "vitest"
import type { Browser } from "./browser"
import { storedOf, uploadAsAdmin } from "./medusa-admin"

/** A table of products that Medusa Admin has stored. */
interface StoredTable {
  readonly id: string
  /** Imports what stands in it as Medusa Admin's page does, and waits for it. */
  import(): Promise<void>
}

/** Uploads a table of one product of its own. */
export async function uploadTable(admin: Browser): Promise<StoredTable> {
  const title = `Imported ${crypto.randomUUID()}`
  const table = [
    "Product Handle,Product Title,Product Status,Variant Title,Variant Manage Inventory,Variant Price INR,Variant Option 1 Name,Variant Option 1 Value",
    `${title.toLowerCase().replaceAll(" ", "-")},${title},draft,One,FALSE,45,Size,One`,
  ].join("\n")
  const [file] = storedOf(await uploadAsAdmin(admin, { "products.csv": Buffer.from(table) }))
  return {
    id: file?.id ?? "",
    async import() {
      const begun = await admin.post("/admin/products/imports", {
        file_key: file?.id,
        originalname: "products.csv",
        extension: "csv",
        mime_type: "text/csv",
        size: table.length,
      })
      expect([begun.status, begun.body.message]).toEqual([202, undefined])
      const { transaction_id: id } = begun.body as unknown as { transaction_id: string }
      expect((await admin.post(`/admin/products/imports/${id}/confirm`, {})).status).toBe(202)
      const found = async () =>
        (await admin.get(`/admin/products?title=${encodeURIComponent(title)}`)).body
      await expect.poll(found, { timeout: 60_000 }).toMatchObject({ products: [{ title }] })
    },
  }
}
