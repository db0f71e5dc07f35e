import { notify, productsQuery, useNavigate, useQueryClient, useSingleMutation } from "@shop/kernel"
import { useMessages } from "../../messages"
import { allAddresses } from "../../shared/addresses/addresses-query"
import { cart } from "../../shared/cart/cart"
import { sameItems } from "../../shared/cart/cart-items"
import { noteShortages } from "../../shared/cart/shortages"
import { useCartItems } from "../../shared/cart/use-cart"
import { forgetChoice, noteChoiceOrdered } from "../../shared/checkout-choice/checkout-choice"
import { ordersKey } from "../../shared/orders/orders-key"
import { placeOrder, type Placement } from "./api/place-order"

/** How long, in ms, the notice of a network fault can be read before the page reloads. */
const RELOAD_AFTER = 600

/**
 * Places the order of the cart on the screen. Resolves with that cart and the answer; with no answer
 * where the last change of the cart could not be saved, so that the screen now shows another one.
 */
async function placeSettledCart(placement: Placement) {
  const ordered = cart.items.get()
  // A change still on its way would arrive after the order and fill the saved cart again.
  await cart.settled()
  const isSaved = sameItems(ordered, cart.items.get())
  return { ordered, answer: isSaved ? await placeOrder(placement) : undefined }
}

/** Places orders and does what follows: on to the orders or the payment page, or says what is wrong. */
export function usePlacement() {
  const texts = useMessages().summary
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const items = useCartItems()
  const { mutate, data, isPending, isError } = useSingleMutation({
    mutationKey: ["order", "place"],
    mutationFn: placeSettledCart,
    onSuccess({ answer }) {
      if (!answer) return
      // Accepted or refused, stock and prices may not be what this page believes.
      void queryClient.invalidateQueries({ queryKey: productsQuery.queryKey })
      if (!answer.success) {
        noteShortages(answer.shortages ?? [])
        // The address may have been deleted on another page.
        void queryClient.invalidateQueries({ queryKey: allAddresses })
        return notify.error(answer.message)
      }
      void queryClient.invalidateQueries({ queryKey: ordersKey() })
      cart.clearAfterOrder()
      if (answer.url) {
        noteChoiceOrdered()
        return location.assign(answer.url)
      }
      forgetChoice()
      notify.success(answer.message)
      void navigate("/my-orders")
    },
    onError() {
      notify.error(texts.networkError)
      setTimeout(() => location.reload(), RELOAD_AFTER)
    },
  })

  return {
    place(placement: Placement) {
      if (!placement.request.addressId) return notify.error(texts.selectAddress)
      mutate(placement)
    },
    isPlacing: isPending || isError || Boolean(data?.answer?.success),
    /** Why the order of this cart was refused; gone once the cart is another. */
    refusal:
      data?.answer?.success === false && data.ordered === items ? data.answer.message : undefined,
  }
}
