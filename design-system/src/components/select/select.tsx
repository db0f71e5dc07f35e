import { Field as BaseField } from "@base-ui/react/field"
import type { ComponentProps } from "react"
import control from "../../internals/control.module.css"
import { cx } from "../../internals/cx"
import { ChevronDownIcon } from "../../icons"
import { Field, type FieldTexts } from "../field/field"
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
    <Field {...{ label, hideLabel, hint, error, disabled, className }}>
      <span className={styles.frame}>
        <BaseField.Control
          render={<select {...props}>{children}</select>}
          className={cx(control.control, styles.select)}
        />
        <ChevronDownIcon className={styles.icon} aria-hidden="true" />
      </span>
    </Field>
  )
}

export interface SelectProps extends FieldTexts, ComponentProps<"select"> {}
