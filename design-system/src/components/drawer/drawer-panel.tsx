import { Dialog as BaseDialog } from "@base-ui/react/dialog"
import { CloseIcon } from "../../icons"
import overlay from "../../internals/overlay.module.css"
import { cx } from "../../internals/cx"
import { IconButton } from "../icon-button/icon-button"
import type { DrawerProps } from "./drawer"
import styles from "./drawer.module.css"

/** What `Drawer` loads when it is first needed. */
export default function DrawerPanel({
  open,
  onOpenChange,
  side = "end",
  title,
  closeLabel,
  className,
  children,
  ...props
}: DrawerProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={overlay.backdrop} />
        <BaseDialog.Popup {...props} className={cx(styles.drawer, styles[side], className)}>
          <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
          {children}
          {/* Last, so that what the person came for gets the focus first. */}
          <BaseDialog.Close render={<IconButton label={closeLabel} className={styles.close} />}>
            <CloseIcon aria-hidden="true" />
          </BaseDialog.Close>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
