import { cardInvariants } from "./card-invariants"
import type { Invariant } from "./invariant"
import { orderInvariants } from "./order-invariants"
import { otherInvariants } from "./other-invariants"
import { stockInvariants } from "./stock-invariants"

/** All that must hold of the shop's data, whatever was ordered, refused, edited or killed. */
export const invariants: readonly Invariant[] = [
  ...stockInvariants,
  ...orderInvariants,
  ...cardInvariants,
  ...otherInvariants,
]
