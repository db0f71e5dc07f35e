import { Heading, Stack } from "@shop/ds"
import { usePageTitle } from "@shop/kernel"
import { AllOrders } from "../../features/orders/components/all-orders"
import { useMessages } from "../../messages"
import { useSeen } from "../../shared/live/use-seen"

/** /seller/orders */
export function OrdersPage() {
  const texts = useMessages().orders
  usePageTitle(texts.title)
  useSeen("orders")
  return (
    <Stack>
      <Heading level={1}>{texts.title}</Heading>
      <AllOrders />
    </Stack>
  )
}
