import type { ComponentProps } from "react"
import { cx } from "../../internals/cx"
import styles from "./visually-hidden.module.css"

/** Text for those who listen to the page. Renders a `<span>`. */
export function VisuallyHidden({ className, ...props }: ComponentProps<"span">) {
  return <span {...props} className={cx(styles.hidden, className)} />
}
