import type { ComponentProps, ReactNode } from "react"
import { cx } from "../../internals/cx"
import { Heading } from "../heading/heading"
import styles from "./empty-state.module.css"

/** Nothing is here yet: says so kindly and offers the next step. Renders a `<div>`. */
export function EmptyState({
  icon,
  title,
  headingLevel,
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
      {headingLevel ? (
        <Heading level={headingLevel} size="sm">
          {title}
        </Heading>
      ) : (
        <p className={styles.title}>{title}</p>
      )}
      {description ? <p className={styles.description}>{description}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}

export interface EmptyStateProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  icon?: ReactNode
  title: ReactNode
  /** Where the title is also the heading of the page or of a part of it. */
  headingLevel?: 1 | 2 | 3
  description?: ReactNode
  action?: ReactNode
}
