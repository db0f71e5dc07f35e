import type { ComponentProps } from "react"
import control from "../../internals/control.module.css"
import { cx } from "../../internals/cx"
import { Field, type FieldTexts } from "../field/field"
import { FieldControl } from "../field/field-control"
import styles from "./text-area.module.css"

/**
 * Several lines of text with their label.
 * Renders a `<textarea>`; `ref` and all further props reach it, `className` goes to the whole field.
 */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  disabled,
  className,
  rows = 4,
  ...props
}: TextAreaProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, disabled, className }} controlId={props.id}>
      <FieldControl>
        {(tie) => (
          <textarea {...tie} {...props} rows={rows} className={cx(control.control, styles.area)} />
        )}
      </FieldControl>
    </Field>
  )
}

export interface TextAreaProps extends FieldTexts, ComponentProps<"textarea"> {}
