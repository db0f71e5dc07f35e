import { Menu as BaseMenu } from "@base-ui/react/menu"
import type { ReactElement, ReactNode } from "react"
import { cx } from "../../internals/cx"
import styles from "./menu.module.css"

/** A button that opens a short list of things to do. Children are `MenuItem`s. */
export function Menu({ trigger, className, children, ...props }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.positioner} sideOffset={8} align="end">
          <BaseMenu.Popup {...props} className={cx(styles.popup, className)}>
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

export interface MenuProps extends Omit<BaseMenu.Popup.Props, "className" | "children"> {
  /** The button, such as `<IconButton label="Account">…</IconButton>`. */
  trigger: ReactElement
  className?: string
  children: ReactNode
}
