import { orderNumber } from "@shop/api/order"
import { ChevronLeftIcon, Container, Stack } from "@shop/ds"
import { Link, usePageTitle, useParams, useSession } from "@shop/kernel"
import { LoginForOrders } from "../../features/my-orders/components/login-for-orders"
import { MyOrder } from "../../features/my-orders/components/my-order"
import { OrdersSkeleton } from "../../features/my-orders/components/orders-skeleton"
import { useMessages } from "../../messages"
import styles from "./page.module.css"

/** /my-orders/{id}: one order, which can be printed. */
export function MyOrderPage() {
  const texts = useMessages().orders
  const { id = "" } = useParams()
  const { status, user } = useSession()
  usePageTitle(`${texts.order} #${orderNumber(id)}`)
  return (
    <Container width="narrow" className={styles.page}>
      <Stack>
        <Link to="/my-orders" className={styles.back}>
          <ChevronLeftIcon aria-hidden="true" />
          {texts.title}
        </Link>
        {status === "loading" ? <OrdersSkeleton /> : null}
        {status === "signed-out" ? <LoginForOrders /> : null}
        {user ? <MyOrder key={user._id} user={user} orderId={id} /> : null}
      </Stack>
    </Container>
  )
}
