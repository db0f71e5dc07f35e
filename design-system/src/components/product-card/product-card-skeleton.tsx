import { Price } from "../price/price"
import { Rating } from "../rating/rating"
import { Skeleton } from "../skeleton/skeleton"
import styles from "./product-card.module.css"

/** The shape of a product card while products are on their way: as high as the card, line by line. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.place}>
        <Skeleton shape="block" className={styles.picture} />
      </div>
      <div className={styles.what}>
        <p className={styles.category}>
          <Skeleton className={styles.line} style={{ width: "40%" }} />
        </p>
        <p className={styles.name}>
          <Skeleton className={styles.line} />
          <Skeleton className={styles.line} style={{ width: "60%" }} />
        </p>
        <p className={styles.category}>
          <Skeleton className={styles.line} style={{ width: "70%" }} />
        </p>
      </div>
      <div className={styles.unseen}>
        <Rating value={0} label="" />
      </div>
      <div className={styles.foot}>
        <div className={styles.unseen}>
          <Price offer="0" offerLabel="" mrpLabel="" />
        </div>
        <Skeleton shape="block" className={styles.actionSkeleton} />
      </div>
    </div>
  )
}
