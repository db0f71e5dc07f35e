import { type ComponentProps, useState } from "react"
import { EyeIcon, EyeOffIcon } from "../../icons"
import { cx } from "../../internals/cx"
import control from "../../internals/control.module.css"
import { Field, type FieldTexts } from "../field/field"
import { FieldControl } from "../field/field-control"
import { IconButton } from "../icon-button/icon-button"
import styles from "./password-field.module.css"

/**
 * A password with its label, hidden until its button shows it.
 * Renders an `<input>`; `ref` and all further props reach it, `className` goes to the whole field.
 */
export function PasswordField({
  label,
  hideLabel,
  hint,
  error,
  disabled,
  className,
  showLabel,
  ...props
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOffIcon : EyeIcon
  return (
    <Field {...{ label, hideLabel, hint, error, disabled, className }} controlId={props.id}>
      <div className={styles.frame}>
        <FieldControl>
          {(tie) => (
            <input
              spellCheck={false}
              autoCapitalize="none"
              {...tie}
              {...props}
              type={isShown ? "text" : "password"}
              className={cx(control.control, styles.control)}
            />
          )}
        </FieldControl>
        <IconButton
          label={showLabel}
          aria-pressed={isShown}
          className={styles.show}
          disabled={disabled}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden="true" />
        </IconButton>
      </div>
    </Field>
  )
}

export interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<"input">, "type"> {
  /** What the button does, e.g. 'Show password'; that it is pressed says that the password is shown. */
  showLabel: string
}
