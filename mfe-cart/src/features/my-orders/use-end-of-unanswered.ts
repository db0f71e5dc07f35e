import { useEffect } from "react"
import { askForUnanswered } from "../../shared/orders/unanswered-order"

/**
 * Lets the cart follow an order whose answer got lost: once it is seen here, its goods in the cart
 * would look like goods to be ordered.
 * @param shownAt when the orders were read, in ms since 1970; 0 before
 */
export function useEndOfUnanswered(shownAt: number): void {
  useEffect(() => {
    if (shownAt) askForUnanswered()
  }, [shownAt])
}
