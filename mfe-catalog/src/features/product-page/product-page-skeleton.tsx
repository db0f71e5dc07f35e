import { Button, Container, Skeleton } from "@shop/ds"
import { Link } from "@shop/kernel"
import { useMessages } from "../../messages"
import { useIsSlow } from "../../shared/use-is-slow"
import styles from "./product-page.module.css"

interface Props {
  /** The products came and there are none, so waiting on may be in vain. */
  isEmpty: boolean
}

/** The shape of a product's page, and the word for it, while the products are on their way. */
export function ProductPageSkeleton({ isEmpty }: Props) {
  const { product: texts, lists, home } = useMessages()
  const isSlow = useIsSlow(!isEmpty)
  const hint = isEmpty ? texts.shelvesEmpty : isSlow ? lists.slow : undefined
  return (
    <Container className={styles.page}>
      <div role="status" className={styles.loading}>
        <p>{texts.loading}</p>
        {hint ? <p>{hint}</p> : null}
      </div>
      {isEmpty ? (
        <Button variant="soft" className={styles.wayOn} render={<Link to="/" />}>
          {home.pageTitle}
        </Button>
      ) : null}
      <div className={styles.product}>
        <Skeleton shape="block" style={{ aspectRatio: 1 }} />
        <div className={styles.skeletonWords}>
          <Skeleton style={{ height: "2.5rem", width: "80%" }} />
          <Skeleton style={{ width: "30%" }} />
          <Skeleton style={{ height: "2rem", width: "45%" }} />
          <Skeleton style={{ width: "60%" }} />
          <Skeleton shape="block" style={{ height: "3.25rem" }} />
          <Skeleton shape="block" style={{ height: "8rem" }} />
        </div>
      </div>
    </Container>
  )
}
