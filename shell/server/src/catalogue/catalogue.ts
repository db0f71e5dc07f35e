import type { Product } from "@shop/api"

/** The products on sale as pages' heads and the sitemap need them. */
export class Catalogue {
  private readonly byId: ReadonlyMap<string, Product>

  constructor(readonly products: readonly Product[]) {
    this.byId = new Map(products.map((product) => [product._id, product]))
  }

  product(id: string): Product | undefined {
    return this.byId.get(id)
  }
}
