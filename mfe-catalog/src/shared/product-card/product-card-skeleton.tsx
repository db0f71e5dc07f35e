import { Skeleton } from "@shop/ds"
import styles from "./product-card.module.css"

/** The shape of a product card while products are on their way. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="block" style={{ aspectRatio: 1 }} />
      <Skeleton style={{ width: "40%", marginTop: "var(--ds-space-2)" }} />
      <Skeleton style={{ width: "85%" }} />
      <Skeleton style={{ width: "55%" }} />
      <Skeleton shape="block" className={styles.actionSkeleton} />
    </div>
  )
}
