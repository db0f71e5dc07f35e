import { Children, type ComponentProps } from "react"
import { cx } from "../../internals/cx"
import styles from "./breadcrumb.module.css"

/**
 * Where this page stands. Renders a `<nav>` named by `label`; its children are links, root first, and
 * at the end plain text for the page itself.
 */
export function Breadcrumb({ label, className, children, ...props }: BreadcrumbProps) {
  const crumbs = Children.toArray(children)
  return (
    <nav aria-label={label} {...props} className={cx(styles.breadcrumb, className)}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li
            key={index}
            className={styles.item}
            aria-current={index === crumbs.length - 1 ? "page" : undefined}
          >
            {crumb}
          </li>
        ))}
      </ol>
    </nav>
  )
}

export interface BreadcrumbProps extends ComponentProps<"nav"> {
  label: string
}
