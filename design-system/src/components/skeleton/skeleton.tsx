import type { ComponentProps } from "react"
import { cx } from "../../internals/cx"
import styles from "./skeleton.module.css"

/**
 * The shape of what is about to come; hidden from those who listen (say 'Loading' elsewhere).
 * Renders a `<span>` as wide as its parent; size it with `style` or `className`.
 */
export function Skeleton({ shape = "text", className, ...props }: SkeletonProps) {
  return (
    <span aria-hidden="true" {...props} className={cx(styles.skeleton, styles[shape], className)} />
  )
}

export interface SkeletonProps extends ComponentProps<"span"> {
  shape?: "text" | "block" | "circle"
}
