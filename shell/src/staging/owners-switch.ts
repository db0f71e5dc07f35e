import { createStore } from "@shop/kernel"

const KEY = "shop-owners"

/** Whether owners are outlined: kept for this tab, over reloads. */
export const ownersShown = createStore(sessionStorage.getItem(KEY) === "yes")

export function showOwners(shown: boolean): void {
  if (shown) sessionStorage.setItem(KEY, "yes")
  else sessionStorage.removeItem(KEY)
  ownersShown.set(shown)
}
