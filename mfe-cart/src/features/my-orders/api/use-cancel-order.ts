import { api, notify, productsQuery, useMutation, useQueryClient } from "@shop/kernel"
import { ordersKey } from "../../../shared/orders/orders-key"
import { changeShownOrder } from "./change-shown-order"

/** Cancels one of the shopper's orders and shows it so; `refusal` is why it was not. */
export function useCancelOrder(userId: string, onCancelled: () => void) {
  const client = useQueryClient()
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: (orderId: string) => api.order.cancel({ orderId }),
    onSuccess(answer) {
      if (!answer.success) {
        // Most likely it is packed by now: show it as it is.
        return void client.invalidateQueries({ queryKey: ordersKey(userId) })
      }
      changeShownOrder(client, userId, answer.order)
      notify.success(answer.message)
      void client.invalidateQueries({ queryKey: productsQuery.queryKey })
      onCancelled()
    },
  })
  return {
    cancel: mutate,
    isCancelling: isPending,
    refusal: data?.success === false ? data.message : error?.message,
    reset,
  }
}
