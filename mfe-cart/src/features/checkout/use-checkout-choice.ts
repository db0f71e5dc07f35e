import { type Address, shop, useSession } from "@shop/kernel"
import { useState } from "react"
import {
  type CheckoutChoice,
  keepChoice,
  type PaymentMethod,
  readChoice,
} from "../../shared/checkout-choice/checkout-choice"

/**
 * The address and the payment method of the order to be: what was chosen in this tab, also before a
 * reload; else the newest address, and cash on delivery. Somebody else's choice counts for nothing.
 */
export function useCheckoutChoice(addresses: readonly Address[] | undefined) {
  const { status, user } = useSession()
  const [kept, setKept] = useState(readChoice)
  const isOwn = kept.owner === null || status === "loading" || kept.owner === user?._id
  const { addressId, method = "COD" }: Partial<CheckoutChoice> = isOwn ? kept : {}

  function choose(change: { addressId: string } | { method: PaymentMethod }) {
    const choice = { addressId, method, ...change, owner: user?._id ?? null }
    keepChoice(choice)
    setKept(choice)
  }

  return {
    address: addresses?.find(({ _id }) => _id === addressId) ?? addresses?.[0],
    method: shop.withoutCards ? "COD" : method,
    choose,
  }
}
