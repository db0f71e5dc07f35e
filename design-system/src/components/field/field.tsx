import { type ComponentProps, type ReactNode, useId } from "react"
import { cx } from "../../internals/cx"
import hidden from "../visually-hidden/visually-hidden.module.css"
import { FieldContext } from "./field-context"
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
  controlId,
  className,
  children,
  ...props
}: FieldProps) {
  const own = useId()
  const id = controlId ?? own
  const hintId = hint ? `${own}-hint` : undefined
  const errorId = error ? `${own}-error` : undefined
  const tie = {
    id,
    disabled,
    "aria-describedby": cx(hintId, errorId) || undefined,
    "aria-invalid": error ? (true as const) : undefined,
  }
  return (
    <div {...props} className={cx(styles.field, className)}>
      <label htmlFor={id} className={hideLabel ? hidden.hidden : styles.label}>
        {label}
      </label>
      <FieldContext value={tie}>{children}</FieldContext>
      {hint ? (
        <p id={hintId} aria-live="polite" className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <div id={errorId} className={styles.error}>
          {error}
        </div>
      ) : null}
    </div>
  )
}

export interface FieldTexts {
  label: ReactNode
  /** Keeps the label for those who listen and takes it from the screen. */
  hideLabel?: boolean
  /** Help that is there before anything went wrong; read out when it changes. */
  hint?: ReactNode
  /** What is wrong and how to mend it; absent or empty means nothing is. */
  error?: ReactNode
}

export interface FieldProps extends FieldTexts, Omit<ComponentProps<"div">, "className"> {
  className?: string
  disabled?: boolean
  /** The control's id, where it must have one of its own. */
  controlId?: string
}
