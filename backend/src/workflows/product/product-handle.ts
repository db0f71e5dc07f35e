import { randomBytes } from "node:crypto"

/** A handle from a name: two products may have the same name, but not the same handle. */
export function productHandle(name: string): string {
  const words = name
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return [...(words ?? ["product"]), randomBytes(4).toString("hex")].join("-")
}
