import type { ComponentProps } from "react"
import { StarIcon } from "../../icons"
import { cx } from "../../internals/cx"
import styles from "./rating.module.css"

/**
 * Stars, some of them full. Renders a `<p>`; the stars are one picture, named by `label`.
 */
export function Rating({ value, max = 5, label, children, className, ...props }: RatingProps) {
  return (
    <p {...props} className={cx(styles.rating, className)}>
      <span role="img" aria-label={label} className={styles.stars}>
        {Array.from({ length: max }, (_, index) => (
          <StarIcon
            key={index}
            className={index < value ? styles.full : styles.empty}
            aria-hidden="true"
          />
        ))}
      </span>
      {children}
    </p>
  )
}

/** Children stand after the stars, for instance '(4)'. */
export interface RatingProps extends ComponentProps<"p"> {
  /** How many stars are full: a whole number. */
  value: number
  max?: number
  /** Such as '4 out of 5 stars'. */
  label: string
}
