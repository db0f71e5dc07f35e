import { Checkbox as BaseCheckbox } from "@base-ui/react/checkbox"
import { CheckIcon } from "../../icons"
import styles from "./checkbox.module.css"

/** The part of a `Checkbox` that is ticked. */
export default function CheckboxBox(props: Omit<BaseCheckbox.Root.Props, "className">) {
  return (
    <BaseCheckbox.Root {...props} className={styles.box}>
      <BaseCheckbox.Indicator className={styles.mark}>
        <CheckIcon aria-hidden="true" />
      </BaseCheckbox.Indicator>
    </BaseCheckbox.Root>
  )
}
