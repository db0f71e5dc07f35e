import type { ComponentProps } from "react"
import control from "../../internals/control.module.css"
import { Field, type FieldTexts } from "../field/field"
import { FieldControl } from "../field/field-control"

/**
 * One line of text with its label.
 * Renders an `<input>`; `ref` and all further props reach it, `className` goes to the whole field.
 */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  disabled,
  className,
  ...props
}: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, disabled, className }} controlId={props.id}>
      <FieldControl>
        {(tie) => <input {...tie} {...props} className={control.control} />}
      </FieldControl>
    </Field>
  )
}

export interface TextFieldProps extends FieldTexts, ComponentProps<"input"> {}
