import type { Checkbox as BaseCheckbox } from "@base-ui/react/checkbox"
import type { ReactNode } from "react"
import { cx } from "../../internals/cx"
import { drawnLater } from "../../internals/drawn-later"
import { VisuallyHidden } from "../visually-hidden/visually-hidden"
import styles from "./checkbox.module.css"

type BoxProps = Omit<BaseCheckbox.Root.Props, "className">

function StillBox({ checked, defaultChecked }: BoxProps) {
  const data = (checked ?? defaultChecked) ? { "data-checked": "" } : {}
  return (
    <span {...data} className={styles.box}>
      <VisuallyHidden>
        <input type="checkbox" checked={"data-checked" in data} readOnly disabled />
      </VisuallyHidden>
    </span>
  )
}

const Box = drawnLater<BoxProps>(() => import("./checkbox-box"), StillBox)

/**
 * A yes or no that takes effect when its form is sent.
 * Renders a `<label>` around the box; `className` goes to the label, all further props to the box.
 */
export function Checkbox({ label, className, ...props }: CheckboxProps) {
  return (
    <label className={cx(styles.label, className)}>
      <Box {...props} />
      <span>{label}</span>
    </label>
  )
}

export interface CheckboxProps extends BoxProps {
  label: ReactNode
  className?: string
}
