import { Button, Message } from "@shop/ds"
import { openSignIn } from "@shop/kernel"
import { useMessages } from "../../../messages"
import type { PaymentMethod } from "../../../shared/checkout-choice/checkout-choice"
import type { Obstacle } from "../order-obstacle"
import styles from "./order-button.module.css"

/** Orders; disabled with the reason beside it while something is missing. */
export function OrderButton({ method, obstacle, isPlacing, refusal, onPress }: OrderButtonProps) {
  const texts = useMessages().summary
  const reason = obstacle && obstacle !== "waiting" ? texts[obstacle] : undefined
  return (
    <div className={styles.place}>
      {/* The notice in the corner is gone in a moment; what to change stays readable here. */}
      {refusal ? (
        <Message tone="error" role="none">
          {refusal}
        </Message>
      ) : null}
      <Button
        size="lg"
        fullWidth
        disabled={obstacle !== undefined}
        loading={isPlacing}
        onClick={onPress}
        aria-describedby={reason ? "order-obstacle" : undefined}
      >
        {method === "COD" ? texts.placeOrder : texts.payOnline}
      </Button>
      {reason ? (
        <p id="order-obstacle" className={styles.reason}>
          {reason}
        </p>
      ) : null}
      {obstacle === "noLogin" ? (
        <Button variant="soft" fullWidth onClick={openSignIn}>
          {texts.login}
        </Button>
      ) : null}
    </div>
  )
}

interface OrderButtonProps {
  method: PaymentMethod
  obstacle: Obstacle | undefined
  isPlacing: boolean
  refusal: string | undefined
  onPress: () => void
}
