import type { BuiltManifest } from "@shop/kernel/manifest"

/** One part of a micro-frontend that must fit by itself. */
export interface Subject {
  /** How a person calls it. */
  what: string
  /** A page of the conformance shop that shows it. */
  path: string
  module: string
}

/** What stands for a parameter of a route: ids of the shop in memory. */
const examples: Record<string, string> = { category: "fruits", id: "prod_apples" }

const exampleOf = (route: string) =>
  route.replace(/:(\w+)/g, (_, name: string) => examples[name] ?? "1").replace(/\/?\*$/, "") || "/"

/** Every route and every fragment, each with a page that shows it. */
export function subjectsOf({ routes, fragments }: BuiltManifest): Subject[] {
  return [
    ...routes.map((route) => ({
      what: `the page ${route}`,
      path: exampleOf(route),
      module: "./app",
    })),
    ...fragments.map(({ id, slot, module }) => ({
      what: `the fragment ${id}`,
      // Every page has the header; any other slot is shown on the stage.
      path: slot === "shell.header.end/v1" ? "/contact" : `/stage?slot=${encodeURIComponent(slot)}`,
      module,
    })),
  ]
}
