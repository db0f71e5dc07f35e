import type { ComponentProps, ReactNode } from "react"
import { cx } from "../../internals/cx"
import styles from "./empty-state.module.css"

/** Nothing is here yet: says so kindly and offers the next step. Renders a `<div>`. */
export function EmptyState({
  icon,
  title,
  description,
  action,
  className,
  ...props
}: EmptyStateProps) {
  return (
    <div {...props} className={cx(styles.empty, className)}>
      {icon ? (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <p className={styles.title}>{title}</p>
      {description ? <p className={styles.description}>{description}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}

export interface EmptyStateProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  icon?: ReactNode
  title: ReactNode
  description?: ReactNode
  action?: ReactNode
}
