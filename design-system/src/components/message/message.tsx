import type { ComponentProps } from "react"
import { AlertIcon, InfoIcon, SuccessIcon } from "../../icons"
import { cx } from "../../internals/cx"
import styles from "./message.module.css"

const icons = { error: AlertIcon, success: SuccessIcon, info: InfoIcon }

/**
 * A sentence about what just happened, in the flow of the page, read out when it appears: errors at
 * once, the others when there is a pause. Renders a `<div>`.
 */
export function Message({ tone = "info", className, children, ...props }: MessageProps) {
  const Icon = icons[tone]
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      {...props}
      className={cx(styles.message, styles[tone], className)}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div>{children}</div>
    </div>
  )
}

export interface MessageProps extends ComponentProps<"div"> {
  tone?: "error" | "success" | "info"
}
