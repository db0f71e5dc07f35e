import type { ComponentProps } from "react"
import { cx } from "../../internals/cx"
import styles from "./floating-note.module.css"

/**
 * Something small that comes and goes at the bottom of the screen and moves nothing: what a person is
 * about to touch stays where it is. Renders a `<div>`.
 */
export function FloatingNote({ className, children, ...props }: ComponentProps<"div">) {
  return (
    <div {...props} className={cx(styles.anchor, className)}>
      {children ? <div className={styles.note}>{children}</div> : null}
    </div>
  )
}
