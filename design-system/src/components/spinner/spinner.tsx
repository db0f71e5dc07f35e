import type { ComponentProps } from "react"
import { cx } from "../../internals/cx"
import { VisuallyHidden } from "../visually-hidden/visually-hidden"
import styles from "./spinner.module.css"

/** Something is on its way. Renders a `<div role="status">` that says `label`. */
export function Spinner({ label, size = "md", className, ...props }: SpinnerProps) {
  return (
    <div role="status" {...props} className={cx(styles.spinner, styles[size], className)}>
      <span className={styles.ring} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  )
}

export interface SpinnerProps extends Omit<ComponentProps<"div">, "children"> {
  label: string
  size?: "md" | "lg"
}
