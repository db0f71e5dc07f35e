import type { SellerProduct } from "@shop/api/client"
import { formatMoney } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { saveProduct } from "../../../shared/products/save-product"
import { useUndoable } from "../../../shared/undo/use-undoable"

/** Changes a product's prices; taken back, it costs what it did. */
export function useSetPrice({ _id: productId, name, price, offerPrice }: SellerProduct) {
  const texts = useMessages().productList
  return useUndoable({
    key: ["product", "price", productId],
    make: (wanted: { price: number; offerPrice: number }) => saveProduct({ productId, ...wanted }),
    said: (wanted) => texts.priceSet(name, formatMoney(wanted.offerPrice)),
    takeBack: () => saveProduct({ productId, price, offerPrice }),
  })
}
