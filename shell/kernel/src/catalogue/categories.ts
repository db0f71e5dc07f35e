import type { CategoryKey } from "@shop/api/client"
import { getMessages } from "../messages/kernel-messages"

/** One of the seven categories, as the home grid and the footer show it. */
export interface Category {
  /** In the language in use. */
  readonly text: string
  /** As products carry it; lower-cased in addresses. */
  path: CategoryKey
  image: string
  bgColor: string
}

const backgrounds: Record<CategoryKey, string> = {
  Vegetables: "#e3f1d7",
  Fruits: "#fde1dc",
  Drinks: "#fce7c6",
  Instant: "#fbeab0",
  Dairy: "#dfeefa",
  Bakery: "#f6e3cf",
  Grains: "#efe9d3",
}

/**
 * What a product's category is called in the language in use, in a word; whatever its case, and by its
 * own word where it is none of ours.
 */
export function categoryName(category: string): string {
  const names: Partial<Record<string, string>> = getMessages().categoryNames
  const wanted = category.toLowerCase()
  const key = Object.keys(names).find((name) => name.toLowerCase() === wanted)
  return (key && names[key]) ?? category
}

/** The seven categories in their order on the home page. */
export const categories: readonly Category[] = (Object.keys(backgrounds) as CategoryKey[]).map(
  (path) => ({
    path,
    // Asked for at each drawing: the language may have changed.
    get text() {
      return getMessages().categories[path]
    },
    image: `/images/categories/${path.toLowerCase()}.svg`,
    bgColor: backgrounds[path],
  }),
)
