import type { ComponentProps } from "react"
import { MinusIcon, PlusIcon } from "../../icons"
import { cx } from "../../internals/cx"
import styles from "./quantity-stepper.module.css"

/**
 * Minus, how many, plus. As high as a `Button` of the same size, so that one can turn into the other
 * without the page moving. At its least and its most a button keeps the focus, and does nothing.
 * Renders a `<div role="group">` named by `label`.
 */
export function QuantityStepper({
  value,
  onValueChange,
  min = 0,
  max,
  label,
  decreaseLabel,
  increaseLabel,
  size = "md",
  fullWidth = false,
  disabled = false,
  className,
  ...props
}: QuantityStepperProps) {
  const isLeast = value <= min
  const isMost = max !== undefined && value >= max
  return (
    <div
      role="group"
      aria-label={label}
      {...props}
      className={cx(styles.stepper, styles[size], fullWidth && styles.fullWidth, className)}
    >
      <button
        type="button"
        className={styles.step}
        aria-label={decreaseLabel}
        disabled={disabled}
        aria-disabled={isLeast || undefined}
        onClick={() => !isLeast && onValueChange(value - 1)}
      >
        <MinusIcon aria-hidden="true" />
      </button>
      <output className={styles.value}>{value}</output>
      <button
        type="button"
        className={styles.step}
        aria-label={increaseLabel}
        disabled={disabled}
        aria-disabled={isMost || undefined}
        onClick={() => !isMost && onValueChange(value + 1)}
      >
        <PlusIcon aria-hidden="true" />
      </button>
    </div>
  )
}

export interface QuantityStepperProps extends Omit<ComponentProps<"div">, "children"> {
  value: number
  /** Called with the next whole number, never outside `min` and `max`. */
  onValueChange: (next: number) => void
  min?: number
  max?: number
  /** What is being counted, such as the name of the product. */
  label: string
  decreaseLabel: string
  increaseLabel: string
  size?: "sm" | "md" | "lg"
  fullWidth?: boolean
  disabled?: boolean
}
