import type { ComponentProps } from "react"
import { cx } from "../../internals/cx"
import { VisuallyHidden } from "../visually-hidden/visually-hidden"
import styles from "./price.module.css"

/**
 * What it costs, and the printed price struck through where that is higher.
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
          <VisuallyHidden>, {mrpLabel} </VisuallyHidden>
          <s className={styles.mrp}>{mrp}</s>
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
