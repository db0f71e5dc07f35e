import { orderNumber } from "@shop/api/order"
import { api, checkSession, useQueryClient } from "@shop/kernel"
import { useEffect, useState } from "react"
import { getMessages } from "../../../messages"
import { ordersKey } from "../../../shared/orders/orders-key"
import { statusName } from "../status-name"
import { changeShownOrder } from "./change-shown-order"

/**
 * Keeps the shopper's orders as the shop has them for as long as they are on the screen.
 * @returns what those who listen are to be told of the last change, and whether changes do not come
 *   through at the moment
 */
export function useLiveOrders(userId: string | undefined): { news: string; isPaused: boolean } {
  const client = useQueryClient()
  const [news, setNews] = useState("")
  const [isPaused, setPaused] = useState(false)

  useEffect(() => {
    if (!userId) return
    const orders = { queryKey: ordersKey(userId) }
    const readAnew = () => {
      // An answer that is under way may be older than what is told now, also the very first one.
      void client.cancelQueries(orders, { silent: true })
      void client.invalidateQueries(orders)
    }
    return api.listen({
      paused: setPaused,
      order({ orderId, status, isPaid, isNew }) {
        // Ordering and paying take goods out of the cart, in whichever window or device.
        if (isNew || isPaid) void checkSession()
        if (isNew || client.isFetching(orders) > 0) readAnew()
        if (isNew) return
        if (!changeShownOrder(client, userId, { _id: orderId, status, isPaid })) return
        const texts = getMessages().orders
        setNews(texts.nowIs(orderNumber(orderId), statusName(texts.statuses, status)))
      },
      ready({ resync }) {
        if (resync) readAnew()
      },
    })
  }, [client, userId])

  return { news, isPaused }
}
