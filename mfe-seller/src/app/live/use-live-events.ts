import { api, productsQuery, useQueryClient } from "@shop/kernel"
import { useEffect } from "react"
import { contactMessagesQuery } from "../../features/contact-messages/api/contact-messages-query"
import { arrive } from "../../features/orders/api/arrivals"
import { changeListedOrder } from "../../features/orders/api/change-listed-order"
import { ordersKey } from "../../features/orders/api/orders-query"
import { sellerProductsQuery } from "../../shared/products/seller-products-query"
import { setLivePaused } from "../../shared/live/live-pause"
import { addNews, clearNews } from "../../shared/live/news"

/** Lists are loaded anew at most once in so long, in ms, however much happens. */
const PAUSE = 400

const lists = [
  ordersKey,
  contactMessagesQuery.queryKey,
  productsQuery.queryKey,
  sellerProductsQuery.queryKey,
]

/** Keeps the seller's lists as the shop is, and notes what is new, while the seller's screens are open. */
export function useLiveEvents(): void {
  const client = useQueryClient()
  useEffect(() => {
    const waiting = new Map<string, ReturnType<typeof setTimeout>>()
    function refresh(queryKey: readonly string[]) {
      const key = queryKey.join()
      if (waiting.has(key)) return
      const timer = setTimeout(() => {
        waiting.delete(key)
        // An answer that is under way may be older than what was told, also the very first one.
        void client.cancelQueries({ queryKey }, { silent: true })
        void client.invalidateQueries({ queryKey })
      }, PAUSE)
      waiting.set(key, timer)
    }

    const stop = api.listen({
      paused: setLivePaused,
      "seller-order"({ orderId, status, isPaid, isNew }) {
        if (isNew) {
          addNews("orders", orderId)
          if (!arrive(client, orderId)) refresh(ordersKey)
          return
        }
        clearNews("orders", orderId)
        if (client.isFetching({ queryKey: ordersKey }) > 0) refresh(ordersKey)
        changeListedOrder(client, { _id: orderId, status, isPaid })
      },
      "seller-contact"({ messageId }) {
        addNews("messages", messageId)
        refresh(contactMessagesQuery.queryKey)
      },
      "seller-product"() {
        refresh(productsQuery.queryKey)
        refresh(sellerProductsQuery.queryKey)
      },
      ready({ resync }) {
        // What happened while nobody listened is only in the lists.
        if (!resync) return
        lists.forEach(refresh)
      },
    })
    return () => {
      stop()
      setLivePaused(false)
      clearNews("orders")
      clearNews("messages")
      waiting.forEach((timer) => clearTimeout(timer))
    }
  }, [client])
}
