import { notify, useNavigate, useQueryClient, useSellerSession } from "@shop/kernel"
import { contactMessagesQuery } from "../../features/contact-messages/api/contact-messages-query"
import { ordersKey } from "../../features/orders/api/orders-query"
import { sellerProductsQuery } from "../../shared/products/seller-products-query"

/**
 * Signs the seller out, forgets what only sellers may see, and goes to /seller. A refusal is shown;
 * when the network is away, the page reloads.
 */
export function useSignOut() {
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
      location.reload()
    }
  }
}
