import type { ComponentProps } from "react"
import { cx } from "../../internals/cx"
import { VisuallyHidden } from "../visually-hidden/visually-hidden"
import hidden from "../visually-hidden/visually-hidden.module.css"
import styles from "./price.module.css"

/**
 * What it costs, and the printed price struck through where that is higher; `lg` has the room to
 * show what the struck price is called.
 * Amounts arrive formatted. Renders a `<p>` that reads, for instance, 'Offer price ₹80, MRP ₹100'.
 */
export function Price({
  offer,
  offerLabel,
  mrp,
  mrpLabel,
  size = "md",
  className,
  ...props
}: PriceProps) {
  return (
    <p {...props} className={cx(styles.price, styles[size], className)}>
      <VisuallyHidden>{offerLabel} </VisuallyHidden>
      <span className={styles.offer}>{offer}</span>
      {mrp && mrp !== offer ? (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={styles.mrp}>
            <span className={size === "md" ? hidden.hidden : undefined}>{mrpLabel} </span>
            <s>{mrp}</s>
          </span>
        </>
      ) : null}
    </p>
  )
}

export interface PriceProps extends Omit<ComponentProps<"p">, "children"> {
  offer: string
  offerLabel: string
  /** Left out, or equal to the offer: nothing is struck through. */
  mrp?: string
  mrpLabel: string
  size?: "md" | "lg"
}
