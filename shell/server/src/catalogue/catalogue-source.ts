import type { Product } from "@shop/api"
import { setTimeout as sleep } from "node:timers/promises"
import type { RevalidatedResource } from "../proxy/revalidated-resource.js"
import { Catalogue } from "./catalogue.js"

/** How long, in ms, a page waits for products: it is drawn without them too. */
const PATIENCE_MS = 250

interface ProductList {
  success: boolean
  products: Product[]
}

/** The catalogue of the backend's product list, parsed again only when the list has changed. */
export class CatalogueSource {
  private etag: string | undefined
  private known: Catalogue | undefined

  constructor(private readonly list: Pick<RevalidatedResource, "read">) {}

  /**
   * The catalogue as it is now; as it was last while the backend is away or slow; undefined where it
   * was never read. Never rejects.
   */
  async current(): Promise<Catalogue | undefined> {
    const read = this.read().catch(() => undefined)
    await Promise.race([read, sleep(PATIENCE_MS, undefined, { ref: false })])
    return this.known
  }

  private async read(): Promise<void> {
    const { status, etag, body } = await this.list.read()
    if (status !== 200 || (this.known && etag !== undefined && etag === this.etag)) return
    const { success, products } = JSON.parse(body.toString()) as Partial<ProductList>
    if (!success || !Array.isArray(products)) return
    this.known = new Catalogue(products)
    this.etag = etag
  }
}
