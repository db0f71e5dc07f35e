import { messages } from "@shop/api/messages"
import { digestOf, Representation } from "./representation"
import type { ShelfRow } from "./shelf"
import { toProduct } from "./to-product"

interface Entry {
  readonly id: string
  readonly createdAt: number
  readonly inStock: boolean
  readonly json: Buffer
  readonly digest: Buffer
}

const head = Buffer.from(
  `{"success":true,"message":${JSON.stringify(messages.products)},"products":[`,
)
const comma = Buffer.from(",")
const tail = Buffer.from("]}")

/**
 * All products on the shelf, each kept as the JSON it is sent as, newest first. What changes one
 * product serialises that one; the whole list is put together when somebody next asks for it.
 */
export class ProductList {
  private readonly entries = new Map<string, Entry>()
  private representation: Representation | undefined

  has(productId: string): boolean {
    return this.entries.has(productId)
  }

  hasInStock(productId: string): boolean {
    return this.entries.get(productId)?.inStock ?? false
  }

  /** Takes the state of some products: those of `ids` that have no row have left the shelf. */
  update(ids: Iterable<string>, rows: readonly ShelfRow[]): void {
    const present = new Set(rows.map((row) => row.product_id))
    for (const id of ids)
      if (!present.has(id) && this.entries.delete(id)) this.representation = undefined
    for (const row of rows) this.put(entryOf(row))
  }

  /** Takes the state of the whole shelf. */
  replace(rows: readonly ShelfRow[]): void {
    this.update([...this.entries.keys()], rows)
  }

  current(): Representation {
    return (this.representation ??= this.compose())
  }

  private put(entry: Entry): void {
    const before = this.entries.get(entry.id)
    if (before?.createdAt === entry.createdAt && before.digest.equals(entry.digest)) return
    this.entries.set(entry.id, entry)
    this.representation = undefined
  }

  private compose(): Representation {
    const ordered = [...this.entries.values()].sort(newestFirst)
    const parts: Buffer[] = [head]
    for (const [index, { json }] of ordered.entries()) {
      if (index > 0) parts.push(comma)
      parts.push(json)
    }
    parts.push(tail)
    return new Representation(
      Buffer.concat(parts),
      digestOf(head, ...ordered.map(({ digest }) => digest)),
    )
  }
}

function newestFirst(a: Entry, b: Entry): number {
  return b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)
}

function entryOf(row: ShelfRow): Entry {
  const json = Buffer.from(JSON.stringify(toProduct(row)))
  const { product_id: id, created_at: createdAt, in_stock: inStock } = row
  return { id, createdAt, inStock, json, digest: digestOf(json) }
}
