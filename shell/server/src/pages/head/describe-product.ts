import type { Product } from "@shop/api"
import { kernelTextsIn } from "@shop/kernel/manifest"
import { textsIn } from "../../messages/texts-in.js"
import type { PageContext } from "./page-context.js"
import type { PageFacts } from "./page-facts.js"
import { categoryPath, productPath } from "./product-address.js"
import { breadcrumbList, productOffer } from "./structured-data.js"

/** As much as search results show, in characters. */
const LONGEST_DESCRIPTION = 160

function shortened(text: string): string {
  const characters = [...text]
  if (characters.length <= LONGEST_DESCRIPTION) return text
  const cut = characters.slice(0, LONGEST_DESCRIPTION - 1).join("")
  return `${cut.replace(/\s+\S*$/, "")}…`
}

/** What is told of a product's page. */
export function describeProduct(product: Product, context: PageContext): PageFacts {
  const { shop, origin, language } = context
  const texts = textsIn[language]
  const { name, category } = product
  const path = productPath(product)
  const url = origin + path
  // What is no address, whoever wrote it there, must not cost the page its head.
  const images = product.images
    .filter((image) => URL.canParse(image, origin))
    .map((image) => new URL(image, origin).href)
  const categoryName = kernelTextsIn[language].categories[category]
  const lines = product.description.filter((line) => line.trim())
  const description = shortened(lines.length > 0 ? lines.join(". ") : texts.description(shop.name))
  return {
    title: name,
    description,
    canonical: path,
    image: images[0] === undefined ? undefined : { url: images[0], alt: name },
    type: "product",
    structuredData: [
      productOffer(product, { url, images, category: categoryName, description }),
      breadcrumbList([
        { name: texts.home, url: `${origin}/` },
        { name: texts.products, url: `${origin}/products` },
        { name: categoryName, url: origin + categoryPath(category) },
        { name, url },
      ]),
    ],
  }
}
