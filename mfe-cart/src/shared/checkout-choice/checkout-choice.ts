import { onSignedOut } from "@shop/kernel"

/** Where this tab keeps the choice, so that a reload, wanted or not, does not ask for it again. */
const STORAGE_KEY = "shop.checkout-choice"

export type PaymentMethod = "COD" | "Online"

/** What a person has chosen at the checkout, until the order made with it is placed or paid. */
export interface CheckoutChoice {
  /** Whose choice it is: a shopper's id, or null for a visitor, who chooses how to pay only. */
  owner: string | null
  addressId?: string
  method?: PaymentMethod
  /** Whether it was ordered with, and the person is on the payment page or came back from there. */
  isOrdered?: true
}

const nothing: CheckoutChoice = { owner: null }

/** What was chosen in this tab; nothing where storage is closed or holds what is none of ours. */
export function readChoice(): CheckoutChoice {
  try {
    return parseChoice(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null"))
  } catch {
    return nothing
  }
}

function parseChoice(value: unknown): CheckoutChoice {
  if (typeof value !== "object" || value === null) return nothing
  const { owner, addressId, method, isOrdered } = value as Record<string, unknown>
  return {
    owner: typeof owner === "string" ? owner : null,
    ...(typeof addressId === "string" && { addressId }),
    ...((method === "COD" || method === "Online") && { method }),
    ...(isOrdered === true && { isOrdered }),
  }
}

/** Keeps a choice for as long as the tab lives. Where storage is closed, the page's memory must do. */
export function keepChoice(choice: CheckoutChoice): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(choice))
  } catch {
    // Nothing is lost but what a reload would have kept.
  }
}

/** Lets the newest address be the chosen one again: it was added to be used. */
export function forgetChosenAddress(): void {
  const { addressId: _forgotten, isOrdered: _noMore, ...others } = readChoice()
  keepChoice(others)
}

/** To be called on the way to the payment page: who comes back without having paid finds the choice. */
export function noteChoiceOrdered(): void {
  keepChoice({ ...readChoice(), isOrdered: true })
}

/**
 * To be called when the shopper's latest order by card is known to be paid.
 * @returns whether it was made in this tab, and not known to be paid before
 */
export function forgetPaidChoice(): boolean {
  const { isOrdered } = readChoice()
  if (isOrdered) forgetChoice()
  return isOrdered === true
}

/** To be called when the choice has done its work, or belongs to nobody any more. */
export function forgetChoice(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // What cannot be written was not kept either.
  }
}

/*
 * Only a person's own sign-out ends it. A session that could not be checked looks signed out too, and
 * it is just then, after a fault of the network, that the choice is to be found again.
 */
onSignedOut(forgetChoice)
