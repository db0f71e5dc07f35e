import type { SellerProduct } from "@shop/api/client"
import { Badge, languageOf, Message } from "@shop/ds"
import { categoryName } from "@shop/kernel"
import { useRef, useState } from "react"
import { useMessages } from "../../../messages"
import { useWithdraw } from "../api/use-withdraw"
import { LOW } from "../choose-products"
import { PriceButton } from "./price-button"
import { PriceEditor } from "./price-editor"
import styles from "./product-row.module.css"
import { ProductThumb } from "./product-thumb"
import { RowActions } from "./row-actions"
import { StockSwitch } from "./stock-switch"
import { UnitsButton } from "./units-button"
import { UnitsEditor } from "./units-editor"

type Editing = "price" | "units"

/** One product as the seller sees it: price and count are changed where they stand. */
export function ProductRow({ product }: { product: SellerProduct }) {
  const texts = useMessages().productList
  const [editing, setEditing] = useState<Editing>()
  const withdrawal = useWithdraw(product)
  const values = useRef<HTMLDivElement>(null)
  const isLow = product.quantity !== undefined && product.quantity <= LOW

  function close() {
    // Back to the button that opened the editor, which is drawn again only after this.
    const opened = editing
    setEditing(undefined)
    requestAnimationFrame(() =>
      values.current?.querySelector<HTMLElement>(`[data-edits="${opened}"]`)?.focus(),
    )
  }

  return (
    <li className={styles.row} tabIndex={-1} data-withdrawn={product.withdrawn || undefined}>
      <ProductThumb src={product.images[0]} />
      <div>
        <p className={styles.name} dir="auto" lang={languageOf(product.name)}>
          {product.name}
        </p>
        <p className={styles.category}>
          {categoryName(product.category)}{" "}
          {product.withdrawn ? <Badge tone="danger">{texts.withdrawn}</Badge> : null}
          {isLow && !product.withdrawn ? <Badge tone="warning">{texts.low}</Badge> : null}
        </p>
      </div>
      <StockSwitch product={product} />
      <div ref={values} className={styles.values}>
        <PriceButton
          product={product}
          isOpen={editing === "price"}
          onOpen={() => setEditing("price")}
        />
        <UnitsButton
          product={product}
          isOpen={editing === "units"}
          onOpen={() => setEditing("units")}
        />
        <RowActions product={product} withdrawal={withdrawal} />
      </div>
      {withdrawal.refusal ? (
        <Message tone="error" className={styles.wide}>
          {withdrawal.refusal}
        </Message>
      ) : null}
      {editing === "price" ? <PriceEditor product={product} onClose={close} /> : null}
      {editing === "units" ? <UnitsEditor product={product} onClose={close} /> : null}
    </li>
  )
}
