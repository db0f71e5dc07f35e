import { Container, Heading, Stack } from "@shop/ds"
import { usePageTitle, useSession } from "@shop/kernel"
import { LoginForOrders } from "../../features/my-orders/components/login-for-orders"
import { MyOrders } from "../../features/my-orders/components/my-orders"
import { OrdersSkeleton } from "../../features/my-orders/components/orders-skeleton"
import { useMessages } from "../../messages"
import styles from "./page.module.css"

/** /my-orders */
export function MyOrdersPage() {
  const texts = useMessages().orders
  const { status, user } = useSession()
  usePageTitle(texts.title)
  return (
    <Container className={styles.page}>
      <Stack>
        <Heading level={1}>{texts.title}</Heading>
        {status === "loading" ? <OrdersSkeleton /> : null}
        {status === "signed-out" ? <LoginForOrders /> : null}
        {user ? <MyOrders key={user._id} user={user} /> : null}
      </Stack>
    </Container>
  )
}
