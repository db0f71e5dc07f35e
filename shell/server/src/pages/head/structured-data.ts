import type { Product } from "@shop/api"

const CONTEXT = "https://schema.org"

/** One step of the way to a page. */
export interface Step {
  name: string
  url: string
}

/** The way to a page, as search results show it. */
export function breadcrumbList(steps: readonly Step[]): object {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/** A product and what it is offered for. It has no rating: nobody has rated it. */
export function productOffer(
  product: Product,
  page: { url: string; images: string[]; category: string; description: string },
): object {
  return {
    "@context": CONTEXT,
    "@type": "Product",
    name: product.name,
    sku: product._id,
    category: page.category,
    description: page.description,
    image: page.images,
    offers: {
      "@type": "Offer",
      url: page.url,
      price: product.offerPrice.toFixed(2),
      priceCurrency: "INR",
      availability: `${CONTEXT}/${product.inStock ? "InStock" : "OutOfStock"}`,
      itemCondition: `${CONTEXT}/NewCondition`,
    },
  }
}

/** The shop itself. */
export function webSite(name: string, url: string): object {
  return { "@context": CONTEXT, "@type": "WebSite", name, url }
}
