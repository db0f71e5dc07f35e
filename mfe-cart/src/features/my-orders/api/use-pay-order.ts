import { api, useMutation, useQueryClient } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { ordersKey } from "../../../shared/orders/orders-key"

/** Goes to the page on which an order is paid; `refusal` is why there is none any more. */
export function usePayOrder(userId: string) {
  const texts = useMessages().orders
  const client = useQueryClient()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (orderId: string) => api.order.pay({ orderId }),
    onSuccess(answer) {
      if (answer.success) return location.assign(answer.url)
      // Paid or closed meanwhile: show the order as it is.
      void client.invalidateQueries({ queryKey: ordersKey(userId) })
    },
  })
  return {
    pay: mutate,
    // Busy until the page is left.
    isPaying: isPending || data?.success === true,
    refusal: data?.success === false ? data.message : error ? texts.payFailed : undefined,
  }
}
