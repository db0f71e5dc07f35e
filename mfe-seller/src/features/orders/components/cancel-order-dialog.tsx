import { leftOnCard, orderNumber } from "@shop/api/order"
import { Button, Dialog, Stack } from "@shop/ds"
import { formatMoney, type Order } from "@shop/kernel"
import { useMessages } from "../../../messages"

/** Asks before an order is cancelled, since that cannot be undone and the shopper gets a mail. */
export function CancelOrderDialog({ order, open, onClose, onConfirm }: CancelOrderDialogProps) {
  const texts = useMessages().orders
  const left = leftOnCard(order)
  const { firstName } = order.address
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={texts.cancelTitle(orderNumber(order._id))}
      description={
        left > 0
          ? texts.cancelPaidWarning(formatMoney(left), firstName)
          : texts.cancelWarning(firstName)
      }
      closeLabel={texts.close}
    >
      <Stack gap="sm">
        <Button variant="outline" size="lg" fullWidth onClick={onClose}>
          {texts.keep}
        </Button>
        <Button variant="danger" size="lg" fullWidth onClick={onConfirm}>
          {texts.cancelConfirm}
        </Button>
      </Stack>
    </Dialog>
  )
}

interface CancelOrderDialogProps {
  order: Order
  open: boolean
  onClose: () => void
  onConfirm: () => void
}
