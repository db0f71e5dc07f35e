import { type Composition, routeOwner } from "@shop/kernel/host"

/** Longer than this, in ms, nobody looks at an empty page: the shell is drawn, and the page when it comes. */
const PATIENCE = 300

/**
 * Begins to load whom the page belongs to, and waits for it a moment: its files were fetched along with
 * the shell's, so mostly it is there at once, and all is drawn in one go instead of twice.
 */
export function untilPageIsHere(
  { registry, modules }: Pick<Composition, "registry" | "modules">,
  pathname: string,
): Promise<void> {
  const owner = routeOwner(registry, pathname)
  if (!owner) return Promise.resolve()
  const state = modules.get(owner.name, "./app")
  return new Promise((resolve) => {
    const timer = setTimeout(done, PATIENCE)
    const forget = state.subscribe(() => state.get().status === "loading" || done())
    function done() {
      clearTimeout(timer)
      forget()
      resolve()
    }
    if (state.get().status !== "loading") done()
  })
}
