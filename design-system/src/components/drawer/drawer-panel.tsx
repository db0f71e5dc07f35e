import { Dialog as BaseDialog } from "@base-ui/react/dialog"
import type { ReactNode, Ref } from "react"
import { CloseIcon } from "../../icons"
import overlay from "../../internals/overlay.module.css"
import { cx } from "../../internals/cx"
import { focusItself } from "../../internals/focus-itself"
import { useCloseRequest } from "../../internals/use-close-request"
import { IconButton } from "../icon-button/icon-button"
import styles from "./drawer.module.css"

/** What `Drawer` loads when it is first needed. */
export default function DrawerPanel({
  open,
  onOpenChange,
  side = "end",
  title,
  closeLabel,
  className,
  finalFocus,
  children,
  ...props
}: DrawerProps) {
  useCloseRequest(open, () => onOpenChange(false))
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={overlay.backdrop} />
        <BaseDialog.Popup
          {...props}
          className={cx(styles.drawer, styles[side], className)}
          finalFocus={focusItself(finalFocus)}
        >
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

export interface DrawerProps extends Omit<
  BaseDialog.Popup.Props,
  "className" | "children" | "title"
> {
  open: boolean
  /** Called when the person closes it. */
  onOpenChange: (open: boolean) => void
  side?: "start" | "end"
  title: ReactNode
  closeLabel: string
  className?: string
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}
