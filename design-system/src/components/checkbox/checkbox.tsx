import { Checkbox as BaseCheckbox } from "@base-ui/react/checkbox"
import type { ReactNode } from "react"
import { CheckIcon } from "../../icons"
import { cx } from "../../internals/cx"
import styles from "./checkbox.module.css"

/**
 * A yes or no that takes effect when its form is sent.
 * Renders a `<label>` around the box; `className` goes to the label, all further props to the box.
 */
export function Checkbox({ label, className, ...props }: CheckboxProps) {
  return (
    <label className={cx(styles.label, className)}>
      <BaseCheckbox.Root {...props} className={styles.box}>
        <BaseCheckbox.Indicator className={styles.mark}>
          <CheckIcon aria-hidden="true" />
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      <span>{label}</span>
    </label>
  )
}

export interface CheckboxProps extends Omit<BaseCheckbox.Root.Props, "className"> {
  label: ReactNode
  className?: string
}
