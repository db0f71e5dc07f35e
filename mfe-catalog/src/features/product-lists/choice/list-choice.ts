import { categories, type CategoryKey } from "@shop/kernel"
import { type PriceBand, priceBands } from "./price-bands"

export const sortOrders = ["price", "price-desc", "name", "discount", "unit-price"] as const
export type SortOrder = (typeof sortOrders)[number]

/** How a person wants a list: what is absent was not chosen. */
export interface ListChoice {
  sort?: SortOrder
  category?: CategoryKey
  price?: PriceBand
  /** Only what costs less than its MRP. */
  offer?: true
}

/** Takes back all that narrows a list; its order stays. */
export const noFilter: ListChoice = { category: undefined, price: undefined, offer: undefined }

/** The choice that an address carries; what it says wrongly was not chosen. */
export function readListChoice(parameters: URLSearchParams): ListChoice {
  const category = parameters.get("category")?.toLowerCase()
  return {
    sort: sortOrders.find((order) => order === parameters.get("sort")),
    category: categories.find(({ path }) => path.toLowerCase() === category)?.path,
    price: priceBands.find(({ id }) => id === parameters.get("price")),
    offer: parameters.get("offer") === "1" ? true : undefined,
  }
}

/** The parameters of an address with this choice; all else in them stays as it is. */
export function writeListChoice(
  parameters: URLSearchParams,
  { sort, category, price, offer }: ListChoice,
): URLSearchParams {
  const written = new URLSearchParams(parameters)
  const values = { sort, category: category?.toLowerCase(), price: price?.id, offer: offer && "1" }
  for (const [name, value] of Object.entries(values)) {
    if (value) written.set(name, value)
    else written.delete(name)
  }
  return written
}
