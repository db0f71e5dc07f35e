import type { SellerProduct } from "@shop/api/client"
import { api, useQueryClient } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { sellerProductsQuery } from "../../../shared/products/seller-products-query"
import { useUndoable } from "../../../shared/undo/use-undoable"

/**
 * Changes how many units of a product can be sold. A product that had run out goes on sale with them;
 * none left puts it out of stock. Taken back, it has what it had less what was sold meanwhile.
 */
export function useSetUnits({ _id: productId, name, quantity = 0, onSale }: SellerProduct) {
  const texts = useMessages().productList
  const client = useQueryClient()
  const set = (units: number, wasOnSale: boolean) =>
    api.product.stock({ productId, quantity: units, inStock: units > 0 && wasOnSale })

  return useUndoable({
    key: ["product", "units", productId],
    make: (units: number) => set(units, onSale || quantity === 0),
    said: (units) => texts.unitsSet(name, units),
    takeBack(units) {
      const now = client
        .getQueryData(sellerProductsQuery.queryKey)
        ?.find(({ _id }) => _id === productId)?.quantity
      const sold = Math.max(0, units - (now ?? units))
      return set(Math.max(0, quantity - sold), onSale)
    },
  })
}
