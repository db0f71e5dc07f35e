import { Menu as BaseMenu } from "@base-ui/react/menu"
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react"
import { cx } from "../../internals/cx"
import { useCloseRequest } from "../../internals/use-close-request"
import { MenuItemContext } from "./menu-item-context"
import styles from "./menu.module.css"

const drawItem = (props: BaseMenu.Item.Props) => <BaseMenu.Item {...props} />

/** What `Menu` loads when it is first opened; it opens at once, for that is why it is here. */
export default function MenuPanel({ openedByKey, ...menu }: MenuPanelProps) {
  const { trigger, className, children, ...props } = menu
  const [open, setOpen] = useState(!openedByKey)
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLSpanElement>(null)
  useCloseRequest(open, () => setOpen(false))
  useEffect(() => {
    // Base UI leads keys to the first item only where its own button was pressed.
    if (openedByKey) button.current?.click()
  }, [openedByKey])
  return (
    <BaseMenu.Root open={open} onOpenChange={(next) => setOpen(next)} modal={false}>
      <BaseMenu.Trigger ref={button} render={trigger} />
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

interface MenuPanelProps extends MenuProps {
  /** Whether it was a key that opened it, at first. */
  openedByKey: boolean
}
