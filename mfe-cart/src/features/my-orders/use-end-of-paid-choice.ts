import { checkSession, type Order } from "@shop/kernel"
import { useEffect } from "react"
import { forgetPaidChoice } from "../../shared/checkout-choice/checkout-choice"

/**
 * Ends the choice of the checkout once the order made with it is paid, and reads the cart anew, which
 * paying has emptied. The payment page leads whoever has paid to their orders, where the network may take
 * a moment to say so.
 * @param orders newest first, as the shop has them now
 */
export function useEndOfPaidChoice(orders: readonly Order[] | undefined): void {
  const isPaid = orders?.find(({ paymentType }) => paymentType === "Online")?.isPaid === true
  useEffect(() => {
    if (isPaid && forgetPaidChoice()) void checkSession()
  }, [isPaid])
}
