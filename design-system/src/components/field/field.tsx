import { Field as BaseField } from "@base-ui/react/field"
import type { ComponentProps, ReactNode } from "react"
import { cx } from "../../internals/cx"
import hidden from "../visually-hidden/visually-hidden.module.css"
import styles from "./field.module.css"

/**
 * A label, its control, a hint and an error, tied together for those who listen to the page.
 * Most forms want `TextField`, `TextArea` or `Select`, which bring the control along.
 */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  disabled,
  className,
  children,
  ...props
}: FieldProps) {
  return (
    <BaseField.Root
      {...props}
      className={cx(styles.field, className)}
      disabled={disabled}
      invalid={Boolean(error)}
    >
      <BaseField.Label className={hideLabel ? hidden.hidden : styles.label}>
        {label}
      </BaseField.Label>
      {children}
      {hint ? <BaseField.Description className={styles.hint}>{hint}</BaseField.Description> : null}
      {error ? (
        <BaseField.Error match className={styles.error}>
          {error}
        </BaseField.Error>
      ) : null}
    </BaseField.Root>
  )
}

export interface FieldTexts {
  label: ReactNode
  /** Keeps the label for those who listen and takes it from the screen. */
  hideLabel?: boolean
  /** Help that is there before anything went wrong. */
  hint?: ReactNode
  /** What is wrong and how to mend it; absent or empty means nothing is. */
  error?: ReactNode
}

export interface FieldProps extends FieldTexts, Omit<ComponentProps<"div">, "className"> {
  className?: string
  disabled?: boolean
}
