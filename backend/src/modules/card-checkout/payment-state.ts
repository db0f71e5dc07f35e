/**
 * The life of a card payment, in one place: what may follow what, and what has to be done for it. Every
 * event (webhook, return, cancel link, reconciliation, seller, new order) is told as a fact and goes
 * through here. Nothing is read or written here; `settle` does that, in one transaction.
 */
export type PaymentState =
  /** The order is written and its stock held; the payment page is being made. */
  | "opening"
  /** The page can be paid. */
  | "open"
  | "paid"
  /** Something else than the order's amount came in: a person has to look. Stock is still held. */
  | "mismatched"
  /** Closed without money: the time was over, the payment failed, or somebody cancelled. */
  | "expired"
  | "failed"
  | "cancelled"
  /** Money is here for which there is no order: it goes back. */
  | "refunding"
  | "refunded"

/** The money may still come to the page. */
export const waitingStates: readonly PaymentState[] = ["opening", "open"]

/** Closed without money. */
export const closedStates: readonly PaymentState[] = ["expired", "failed", "cancelled"]

/** States as SQL takes them after `in`. */
export const inSql = (states: readonly PaymentState[]) =>
  `(${states.map((state) => `'${state}'`).join(", ")})`

/** What there is to know of a payment before a fact is settled. Amounts in paise. */
export interface Standing {
  readonly state: PaymentState
  /** Somebody asked to close the page. */
  readonly closing: boolean
  /** The order in Medusa: as it was, cancelled there, or deleted. */
  readonly order: "standing" | "cancelled" | "gone"
  readonly amount: number
  readonly currency: string
}

export type Fact =
  /** The page exists, and its address is known here. */
  | { readonly kind: "opened" }
  /** No page could be made, or none whose address reached anybody. */
  | { readonly kind: "unopened" }
  /** The provider has this money. */
  | { readonly kind: "paid"; readonly amount: number; readonly currency: string }
  /** The provider says: closed, without money. */
  | { readonly kind: "expired" }
  | { readonly kind: "failed" }
  /** The provider says: there is no such page. */
  | { readonly kind: "lost" }
  /** The order is cancelled, by whomever: its money must not stay. */
  | { readonly kind: "given-up" }
  /** All of the money went back. */
  | { readonly kind: "refunded" }

export type Effect =
  | "cancel-order"
  | "forget-request"
  | "take-payment"
  | "take-from-cart"
  | "give-back-cart"
  | "announce"
  | "mail-placed"
  | "mail-received"
  | "mail-expired"
  | "mail-failed"
  | "flag-amount"
  | "flag-gone"
  | "flag-lost"
  /** Brings a cancelled order back, if its units are still there; else `otherwise` holds. */
  | "revive-order"

export interface Move {
  readonly to: PaymentState
  readonly effects: readonly Effect[]
  readonly otherwise?: Move
}

const nothing = (state: PaymentState): Move => ({ to: state, effects: [] })
const honoured = [
  "take-payment",
  "take-from-cart",
  "announce",
  "mail-placed",
  "mail-received",
] as const

/** What a fact makes of a payment. A fact that is no news, or comes too late, changes nothing. */
export function next(standing: Standing, fact: Fact): Move {
  const { state, order } = standing
  const isWaiting = waitingStates.includes(state)
  switch (fact.kind) {
    case "opened":
      return state === "opening" ? { to: "open", effects: [] } : nothing(state)
    case "unopened":
      if (state !== "opening") return nothing(state)
      return { to: "cancelled", effects: [...cancelling(order), "forget-request"] }
    case "expired":
    case "failed":
      if (!isWaiting) return nothing(state)
      return closed(standing, fact.kind)
    case "lost": {
      if (!isWaiting) return nothing(state)
      const { to, effects } = closed(standing, "expired")
      return { to, effects: [...effects, "flag-lost"] }
    }
    case "paid":
      return paid(standing, fact)
    case "given-up":
      if (state === "opening")
        return { to: "cancelled", effects: [...cancelling(order), "give-back-cart"] }
      if (state === "mismatched")
        return { to: "refunding", effects: [...cancelling(order), "give-back-cart"] }
      return state === "paid" ? { to: "refunding", effects: [] } : nothing(state)
    case "refunded":
      return state === "paid" || state === "refunding"
        ? { to: "refunded", effects: [] }
        : nothing(state)
  }
}

function closed({ closing, order }: Standing, how: "expired" | "failed"): Move {
  const effects: Effect[] = [...cancelling(order), "give-back-cart"]
  if (closing || order !== "standing") return { to: "cancelled", effects }
  return { to: how, effects: [...effects, `mail-${how}`] }
}

function paid(standing: Standing, fact: { amount: number; currency: string }): Move {
  const { state, order, amount, currency } = standing
  const isRight = fact.amount === amount && fact.currency.toLowerCase() === currency
  const back = (...effects: Effect[]): Move => ({
    to: "refunding",
    effects: isRight ? ["take-payment", ...effects] : ["flag-amount", ...effects],
  })
  switch (state) {
    case "opening":
    case "open":
      if (order === "gone") return back("flag-gone")
      if (order === "cancelled") return back("give-back-cart")
      return isRight
        ? { to: "paid", effects: honoured }
        : { to: "mismatched", effects: ["flag-amount"] }
    case "expired":
    case "failed":
      if (order === "gone") return back("flag-gone")
      if (!isRight) return back()
      return { to: "paid", effects: ["revive-order", ...honoured], otherwise: back() }
    case "cancelled":
      return order === "gone" ? back("flag-gone") : back()
    case "paid":
    case "mismatched":
    case "refunding":
    case "refunded":
      return nothing(state)
  }
}

const cancelling = (order: Standing["order"]): Effect[] =>
  order === "standing" ? ["cancel-order"] : []
