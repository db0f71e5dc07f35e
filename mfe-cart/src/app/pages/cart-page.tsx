import { Container, Heading } from "@shop/ds"
import { usePageTitle } from "@shop/kernel"
import { Basket } from "../../features/basket/components/basket"
import { Checkout } from "../../features/checkout/components/checkout"
import { useMessages } from "../../messages"
import styles from "./cart-page.module.css"

/** /cart: the lines beside the order's summary; below each other where the screen is narrow. */
export function CartPage() {
  const texts = useMessages().cart
  usePageTitle(texts.title)
  return (
    <Container className={styles.page}>
      <Heading level={1}>{texts.title}</Heading>
      <div className={styles.columns}>
        <Basket />
        <div className={styles.summary}>
          <Checkout />
        </div>
      </div>
    </Container>
  )
}
