import { VisuallyHidden } from "@shop/ds"
import { useMessages } from "../../messages"
import { useNews } from "../../shared/live/news"

/** Tells those who listen what has arrived; those who look see it at the menu and at the cards. */
export function LiveRegion() {
  const texts = useMessages().live
  const { orders, messages } = useNews()
  return (
    <VisuallyHidden role="status">
      {orders.size > 0 ? texts.newOrders(orders.size) : null}{" "}
      {messages.size > 0 ? texts.newMessages(messages.size) : null}
    </VisuallyHidden>
  )
}
