import { CheckIcon, PackageIcon, SuccessIcon, TruckIcon } from "@shop/ds"
import type { Order } from "@shop/kernel"
import { useMessages } from "../../../messages"
import styles from "./order-progress.module.css"

const steps = [
  { status: "Order Placed", Icon: CheckIcon },
  { status: "Packed", Icon: PackageIcon },
  { status: "Out for delivery", Icon: TruckIcon },
  { status: "Delivered", Icon: SuccessIcon },
] as const

/**
 * How far an order has come on its way, drawn; with `labels` also written out. Nothing for one that
 * is on no way: cancelled, or not paid yet.
 */
export function OrderProgress({ status, labels = false }: OrderProgressProps) {
  const texts = useMessages().orders
  const reached = steps.findIndex((step) => step.status === status)
  if (reached < 0) return null
  return (
    <div
      role="img"
      aria-label={texts.progress(reached + 1, steps.length, texts.statuses[status])}
      className={styles.track}
    >
      {steps.map(({ status: step, Icon }, index) => (
        <div key={step} className={styles.step} data-reached={index <= reached}>
          <span className={styles.mark}>
            <Icon aria-hidden="true" />
          </span>
          {labels ? <span className={styles.label}>{texts.statuses[step]}</span> : null}
        </div>
      ))}
    </div>
  )
}

interface OrderProgressProps {
  status: Order["status"]
  labels?: boolean
}
