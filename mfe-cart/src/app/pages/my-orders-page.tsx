import { Container, Heading, Stack } from "@shop/ds"
import { usePageTitle } from "@shop/kernel"
import { MyOrders } from "../../features/my-orders/components/my-orders"
import { useMessages } from "../../messages"
import styles from "./page.module.css"

/** /my-orders */
export function MyOrdersPage() {
  const texts = useMessages().orders
  usePageTitle(texts.title)
  return (
    <Container className={styles.page}>
      <Stack>
        <Heading level={1}>{texts.title}</Heading>
        <MyOrders />
      </Stack>
    </Container>
  )
}
