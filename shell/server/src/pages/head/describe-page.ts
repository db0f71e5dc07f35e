import { kernelTexts, type ShopInfo } from "@shop/kernel/manifest"
import type { Catalogue } from "../../catalogue/catalogue.js"
import { en } from "../../messages/en.js"
import { describeProduct } from "./describe-product.js"
import type { PageFacts } from "./page-facts.js"
import { categoryOf, categoryPath } from "./product-address.js"
import { breadcrumbList, webSite } from "./structured-data.js"

/** Pages that are one person's own, or lead elsewhere: of no use in search results. */
const personal = /^\/(?:my-orders|add-address|edit-address|loader|seller)(?:\/|$)/

const productPage = /^\/products\/([^/]+)(?:\/([^/]+))?$/

/** Where a page's description is made: the shop, its origin, and its products where they are known. */
export interface PageContext {
  shop: ShopInfo
  /** That of the shop as the world sees it. */
  origin: string
  catalogue: Catalogue | undefined
}

/**
 * What is told of the page at a path, or undefined where nothing is there: no such category, or no
 * such product. Which paths are pages at all is not asked here.
 */
export function describePage(path: string, context: PageContext): PageFacts | undefined {
  const { shop, origin, catalogue } = context
  const plain: PageFacts = {
    title: en.titles[path],
    description: en.description(shop.name),
    canonical: personal.test(path) ? undefined : path,
    image: undefined,
    type: "website",
    structuredData: path === "/" ? [webSite(shop.name, `${origin}/`)] : [],
  }
  const [, part, id] =
    productPage.exec(path)?.map((found) => found && decodeURIComponent(found)) ?? []
  if (part === undefined) return plain

  if (id !== undefined && catalogue) {
    const product = catalogue.product(id)
    return product && describeProduct(product, shop, origin)
  }
  const category = categoryOf(part)
  // A product is found by its id alone; while products are not known nothing can be said against it.
  if (id !== undefined) return { ...plain, title: en.products }
  if (!category) return undefined
  const title = kernelTexts.categories[category]
  const canonical = categoryPath(category)
  const steps = [
    { name: en.home, url: `${origin}/` },
    { name: en.products, url: `${origin}/products` },
    { name: title, url: origin + canonical },
  ]
  const description = en.categoryDescription(title, shop.name)
  return { ...plain, title, description, canonical, structuredData: [breadcrumbList(steps)] }
}
