import { Price } from "@shop/ds"
import { formatMoney, type Product } from "@shop/kernel"
import { useMessages } from "../../../messages"
import styles from "./product-row.module.css"
import { StockSwitch } from "./stock-switch"

/** One product as the seller sees it: low enough for a phone, with the switch where the thumb is. */
export function ProductRow({ product }: { product: Product }) {
  const texts = useMessages().productList
  return (
    <li className={styles.row}>
      <img
        className={styles.picture}
        src={product.images[0]}
        alt=""
        width="56"
        height="56"
        loading="lazy"
      />
      <div className={styles.what}>
        <p className={styles.name}>{product.name}</p>
        <p className={styles.category}>{product.category}</p>
      </div>
      <Price
        className={styles.price}
        offer={formatMoney(product.offerPrice)}
        offerLabel={texts.offerPrice}
        mrp={formatMoney(product.price)}
        mrpLabel={texts.mrp}
      />
      <StockSwitch product={product} />
    </li>
  )
}
