import { Menu as BaseMenu } from "@base-ui/react/menu"
import { type ReactElement, type ReactNode, useRef, useState } from "react"
import { cx } from "../../internals/cx"
import { useCloseRequest } from "../../internals/use-close-request"
import { MenuItemContext } from "./menu-item-context"
import styles from "./menu.module.css"

const drawItem = (props: BaseMenu.Item.Props) => <BaseMenu.Item {...props} />

/** What `Menu` loads when it is first opened; it begins open, for that is why it is here. */
export default function MenuPanel({ trigger, className, children, ...props }: MenuProps) {
  const [open, setOpen] = useState(true)
  const place = useRef<HTMLSpanElement>(null)
  useCloseRequest(open, () => setOpen(false))
  return (
    <BaseMenu.Root open={open} onOpenChange={(next) => setOpen(next)} modal={false}>
      <BaseMenu.Trigger render={trigger} />
      {/* Beside its button and not at the end of the page: so it is part of the same landmark. */}
      <span ref={place} className={styles.place} />
      <BaseMenu.Portal container={place}>
        <BaseMenu.Positioner className={styles.positioner} sideOffset={8} align="end">
          <BaseMenu.Popup {...props} className={cx(styles.popup, className)}>
            <MenuItemContext value={drawItem}>{children}</MenuItemContext>
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
