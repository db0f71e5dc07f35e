import { api, ApiError, notify, useMutation, useQueryClient } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { changeListedOrder } from "./change-listed-order"
import { ordersKey } from "./orders-query"

/**
 * Gives all the money of an order back, or notes that a failed refund was paid in another way; why it
 * was refused stays in `refusal`.
 */
export function useRefundOrder(orderId: string, onRefunded: () => void) {
  const texts = useMessages().orders
  const client = useQueryClient()
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (otherwise: boolean) => api.order.refund({ orderId, otherwise }),
    onSuccess(answer) {
      if (!answer.success) return void client.invalidateQueries({ queryKey: ordersKey })
      changeListedOrder(client, answer.order)
      notify.success(answer.message)
      onRefunded()
    },
  })
  const failure = error && ((error instanceof ApiError && error.message) || texts.moveFailed)
  const refusal = data?.success === false ? data.message : (failure ?? undefined)
  return {
    refund: () => mutate(false),
    notePaid: () => mutate(true),
    isRefunding: isPending,
    refusal,
    reset,
  }
}
