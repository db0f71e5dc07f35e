import { Container, Skeleton } from "@shop/ds"
import { useMessages } from "../../messages"
import styles from "./product-page.module.css"

/** The shape of a product's page, and the word for it, while the products are on their way. */
export function ProductPageSkeleton() {
  const { product: texts } = useMessages()
  return (
    <Container className={styles.page}>
      <p role="status">{texts.loading}</p>
      <div className={styles.product}>
        <Skeleton shape="block" style={{ aspectRatio: 1 }} />
        <div className={styles.page}>
          <Skeleton style={{ height: "2.5rem", width: "80%" }} />
          <Skeleton style={{ width: "30%" }} />
          <Skeleton style={{ height: "2rem", width: "45%" }} />
          <Skeleton shape="block" style={{ height: "8rem" }} />
        </div>
      </div>
    </Container>
  )
}
