import { Skeleton, VisuallyHidden } from "@shop/ds"
import { useMessages } from "../../../messages"
import styles from "./basket.module.css"

/** The cart before its products are known. */
export function BasketSkeleton() {
  const { loading } = useMessages().cart
  return (
    <div role="status" className={styles.lines}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton shape="block" className={styles.ghost} />
      <Skeleton shape="block" className={styles.ghost} />
    </div>
  )
}
