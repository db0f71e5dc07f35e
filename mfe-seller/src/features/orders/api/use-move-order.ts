import type { OrderStatus } from "@shop/api/client"
import { api, ApiError, notify, useQueryClient, useSingleMutation } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { changeListedOrder } from "./change-listed-order"
import { ordersKey } from "./orders-query"

/** Where an order goes; `paid`: whether the money was taken with the delivery. */
export interface OrderMove {
  status: OrderStatus
  paid?: boolean
}

/** Moves one order. Why it was refused stays in `refusal`, until the next try. */
export function useMoveOrder(orderId: string) {
  const texts = useMessages().orders
  const client = useQueryClient()
  const { mutate, data, error, isPending } = useSingleMutation({
    mutationKey: ["order", "move", orderId],
    mutationFn: (move: OrderMove) => api.order.move({ orderId, ...move }),
    onSuccess(answer) {
      if (answer.success) {
        changeListedOrder(client, answer.order)
        notify.success(texts.moved(texts.statuses[answer.order.status]))
      } else {
        // Most refusals mean that somebody else was faster: show the order as it is.
        void client.invalidateQueries({ queryKey: ordersKey })
      }
    },
  })
  const refusal =
    data?.success === false
      ? data.message
      : error && ((error instanceof ApiError && error.message) || texts.moveFailed)

  return {
    isPending,
    refusal: isPending ? undefined : (refusal ?? undefined),
    move: (move: OrderMove) => mutate(move),
  }
}
