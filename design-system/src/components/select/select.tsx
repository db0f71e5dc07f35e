import type { ComponentProps } from "react"
import control from "../../internals/control.module.css"
import { cx } from "../../internals/cx"
import { ChevronDownIcon } from "../../icons"
import { Field, type FieldTexts } from "../field/field"
import { FieldControl } from "../field/field-control"
import styles from "./select.module.css"

/**
 * One choice out of many, with its label.
 * Renders the device's own `<select>` (docs/decisions/031-native-select.md); pass `<option>`s.
 * `ref` and all further props reach it, `className` goes to the whole field.
 */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  disabled,
  className,
  children,
  ...props
}: SelectProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, disabled, className }} controlId={props.id}>
      <span className={styles.frame}>
        <FieldControl>
          {(tie) => (
            <select
              {...tie}
              // Said of right ones too: Chromium calls what is required and not chosen yet invalid.
              aria-invalid={tie["aria-invalid"] ?? false}
              {...props}
              className={cx(control.control, styles.select)}
            >
              {children}
            </select>
          )}
        </FieldControl>
        <ChevronDownIcon className={styles.icon} aria-hidden="true" />
      </span>
    </Field>
  )
}

export interface SelectProps extends FieldTexts, ComponentProps<"select"> {}
