import { Heading, Stack } from "@shop/ds"
import { usePageTitle } from "@shop/kernel"
import { AllOrders } from "../../features/orders/components/all-orders"
import { useMessages } from "../../messages"

/** /seller/orders */
export function OrdersPage() {
  const texts = useMessages().orders
  usePageTitle(texts.title)
  return (
    <Stack>
      <Heading level={1}>{texts.title}</Heading>
      <AllOrders />
    </Stack>
  )
}
