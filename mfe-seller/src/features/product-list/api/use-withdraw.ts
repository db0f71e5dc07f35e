import type { SellerProduct } from "@shop/api/client"
import { api } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { useUndoable } from "../../../shared/undo/use-undoable"

/** Takes a product off the shelf, or puts it back. */
export function useWithdraw({ _id: productId, name }: SellerProduct) {
  const texts = useMessages().productList
  const set = (withdrawn: boolean) => api.product.withdraw({ productId, withdrawn })
  return useUndoable({
    key: ["product", "withdraw", productId],
    make: set,
    said: (withdrawn) => (withdrawn ? texts.wasWithdrawn(name) : texts.wasPutBack(name)),
    takeBack: (withdrawn) => set(!withdrawn),
  })
}
