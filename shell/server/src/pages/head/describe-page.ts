import { kernelTextsIn } from "@shop/kernel/manifest"
import { textsIn } from "../../messages/texts-in.js"
import { describeProduct } from "./describe-product.js"
import type { PageContext } from "./page-context.js"
import type { PageFacts } from "./page-facts.js"
import type { PageWords } from "./page-words.js"
import { categoryOf, categoryPath } from "./product-address.js"
import { breadcrumbList, webSite } from "./structured-data.js"

const productPage = /^\/products\/([^/]+)(?:\/([^/]+))?$/

/**
 * What is told of the page at a path, of which its owner says `words`; undefined where nothing is there:
 * no such category, or no such product. Which paths are pages at all is not asked here.
 */
export function describePage(
  path: string,
  words: PageWords,
  context: PageContext,
): PageFacts | undefined {
  const { shop, origin, catalogue, language } = context
  const texts = textsIn[language]
  const plain: PageFacts = {
    title: words.title,
    description: words.description ?? texts.description(shop.name),
    canonical: words.isPersonal ? undefined : path,
    image: undefined,
    type: "website",
    structuredData: path === "/" ? [webSite(shop.name, `${origin}/`)] : [],
  }
  const [, part, id] =
    productPage.exec(path)?.map((found) => found && decodeURIComponent(found)) ?? []
  if (part === undefined) return plain

  if (id !== undefined && catalogue) {
    const product = catalogue.product(id)
    return product && describeProduct(product, context)
  }
  const category = categoryOf(part)
  // A product is found by its id alone; while products are not known nothing can be said against it.
  if (id !== undefined) return { ...plain, title: texts.products }
  if (!category) return undefined
  const title = kernelTextsIn[language].categories[category]
  const canonical = categoryPath(category)
  const steps = [
    { name: texts.home, url: `${origin}/` },
    { name: texts.products, url: `${origin}/products` },
    { name: title, url: origin + canonical },
  ]
  const description = texts.categoryDescription(title, shop.name)
  return { ...plain, title, description, canonical, structuredData: [breadcrumbList(steps)] }
}
