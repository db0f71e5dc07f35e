import type { ComponentProps, ReactNode } from "react"
import { AlertIcon } from "../../icons"
import { cx } from "../../internals/cx"
import { Button } from "../button/button"
import styles from "./error-card.module.css"

/**
 * Something here failed while the rest of the page lives: says what, and lets the person try again.
 * Renders a `<div role="alert">`.
 */
export function ErrorCard({
  title,
  description,
  retryLabel,
  onRetry,
  retrying = false,
  className,
  ...props
}: ErrorCardProps) {
  return (
    <div role="alert" {...props} className={cx(styles.card, className)}>
      <AlertIcon className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {description ? <p className={styles.description}>{description}</p> : null}
      </div>
      <Button variant="outline" onClick={onRetry} loading={retrying}>
        {retryLabel}
      </Button>
    </div>
  )
}

export interface ErrorCardProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  title: ReactNode
  description?: ReactNode
  retryLabel: string
  onRetry: () => void
  /** The next try is on its way. */
  retrying?: boolean
}
