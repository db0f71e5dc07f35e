import type { ComponentProps } from "react"
import { AlertIcon, SuccessIcon } from "../../icons"
import { cx } from "../../internals/cx"
import styles from "./toast.module.css"

/**
 * A short sentence that floats above the page for a moment. Put it into a live region that is always
 * there, where it is read out; `gone` takes it from the screen and leaves it to be heard. Renders a `<p>`.
 */
export function Toast({ tone, gone = false, className, children, ...props }: ToastProps) {
  const Icon = tone === "error" ? AlertIcon : SuccessIcon
  return (
    <p data-tone={tone} {...props} className={cx(gone ? styles.gone : styles.toast, className)}>
      <Icon aria-hidden="true" className={styles.icon} />
      {children}
    </p>
  )
}

export interface ToastProps extends ComponentProps<"p"> {
  tone: "success" | "error"
  gone?: boolean
}
