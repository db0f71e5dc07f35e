import { type Manifest, shellSlots } from "@shop/kernel/manifest"
import { EXAMPLE_ID } from "./visitor-state"

/** One part of a micro-frontend that must fit by itself. */
export interface Subject {
  /** How a person calls it. */
  what: string
  /** A page of the conformance shop that shows it. */
  path: string
  module: string
  /** It is in a place of the shell's own, and stays when another page is opened. */
  stays: boolean
}

/** What stands for a parameter of a route. */
const exampleOf = (parameter: string) =>
  parameter === "category" ? "fruits" : /id$/i.test(parameter) ? EXAMPLE_ID : "1"

const addressOf = (route: string) =>
  route.replace(/:(\w+)/g, (_, parameter: string) => exampleOf(parameter)).replace(/\/?\*$/, "") ||
  "/"

/** Every route and every fragment, each with a page that shows it. */
export function subjectsOf({ routes, fragments }: Pick<Manifest, "routes" | "fragments">) {
  return [
    ...routes.map((route): Subject => ({
      what: `the page ${route}`,
      path: addressOf(route),
      module: "./app",
      stays: false,
    })),
    ...fragments.map(({ id, slot, module }): Subject => {
      const stays = shellSlots.includes(slot)
      const stage = `/stage?slot=${encodeURIComponent(slot)}`
      return { what: `the fragment ${id}`, path: stays ? SHELF : stage, module, stays }
    }),
  ]
}

/** The page of the conformance shop where people fill their cart, and all that the shell shows is. */
export const SHELF = "/products"
