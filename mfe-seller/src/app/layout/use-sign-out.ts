import { notify, useNavigate, useQueryClient, useSellerSession } from "@shop/kernel"
import { contactMessagesQuery } from "../../features/contact-messages/api/contact-messages-query"
import { ordersKey } from "../../features/orders/api/orders-query"
import { useMessages } from "../../messages"
import { sellerProductsQuery } from "../../shared/products/seller-products-query"

/** How long it is told that the network is away, before the page reloads, in ms. */
const RELOAD_AFTER = 1_500

/**
 * Signs the seller out, forgets what only sellers may see, and goes to /seller. A refusal is shown;
 * when the network is away, that is told and the page reloads: the seller is still signed in.
 */
export function useSignOut() {
  const texts = useMessages().layout
  const { signOut } = useSellerSession()
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  return async () => {
    try {
      const answer = await signOut()
      if (!answer.success) return notify.error(answer.message)
      queryClient.removeQueries({ queryKey: ordersKey })
      queryClient.removeQueries({ queryKey: sellerProductsQuery.queryKey })
      queryClient.removeQueries({ queryKey: contactMessagesQuery.queryKey })
      notify.success(answer.message)
      void navigate("/seller")
    } catch {
      notify.error(texts.signOutFailed)
      setTimeout(() => location.reload(), RELOAD_AFTER)
    }
  }
}
