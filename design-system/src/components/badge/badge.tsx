import type { ComponentProps } from "react"
import { cx } from "../../internals/cx"
import styles from "./badge.module.css"

/** A short word about the thing it sits on: 'Out of stock', '20% off', 'Paid'. Renders a `<span>`. */
export function Badge({ tone = "neutral", className, ...props }: BadgeProps) {
  return <span {...props} className={cx(styles.badge, styles[tone], className)} />
}

export interface BadgeProps extends ComponentProps<"span"> {
  tone?: "neutral" | "brand" | "solid" | "danger" | "warning" | "info"
}
