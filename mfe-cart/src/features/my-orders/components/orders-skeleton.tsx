import { Skeleton } from "@shop/ds"
import { useMessages } from "../../../messages"
import styles from "./orders-skeleton.module.css"

/** The list of orders before it is known. */
export function OrdersSkeleton() {
  const { loading } = useMessages().orders
  return (
    <div className={styles.orders}>
      <p role="status" className={styles.loading}>
        {loading}
      </p>
      <Skeleton shape="block" className={styles.ghost} />
      <Skeleton shape="block" className={styles.ghost} />
    </div>
  )
}
