import { DatabaseError } from "pg"

/** Another transaction came first; reading again shows what it did. */
export type WriteConflict =
  | { readonly kind: "stock"; readonly inventoryItemId: string }
  | { readonly kind: "switch" | "repeat" | "order of locks" }

/** What an error of the writing statement means, or undefined when it is none of these. */
export function conflictOf(error: unknown): WriteConflict | undefined {
  if (!(error instanceof DatabaseError)) return undefined
  switch (error.code) {
    case "SH001":
      return { kind: "stock", inventoryItemId: error.detail ?? "" }
    case "SH002":
      return { kind: "switch" }
    case "23505":
      return error.table === "shop_order_request" ? { kind: "repeat" } : undefined
    case "40001":
    case "40P01":
      return { kind: "order of locks" }
    default:
      return undefined
  }
}
