import { Dialog as BaseDialog } from "@base-ui/react/dialog"
import type { ReactNode, Ref } from "react"
import { CloseIcon } from "../../icons"
import overlay from "../../internals/overlay.module.css"
import { cx } from "../../internals/cx"
import { focusItself } from "../../internals/focus-itself"
import { useCloseRequest } from "../../internals/use-close-request"
import { IconButton } from "../icon-button/icon-button"
import styles from "./dialog.module.css"

/** What `Dialog` loads when it is first needed. */
export default function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  className,
  finalFocus,
  children,
  ...props
}: DialogProps) {
  useCloseRequest(open, () => onOpenChange(false))
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={overlay.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            {...props}
            className={cx(styles.popup, className)}
            finalFocus={focusItself(finalFocus)}
          >
            <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
            {description ? (
              <BaseDialog.Description className={styles.description}>
                {description}
              </BaseDialog.Description>
            ) : null}
            {children}
            {/* Last, so that what the person came for gets the focus first. */}
            <BaseDialog.Close render={<IconButton label={closeLabel} className={styles.close} />}>
              <CloseIcon aria-hidden="true" />
            </BaseDialog.Close>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

export interface DialogProps extends Omit<
  BaseDialog.Popup.Props,
  "className" | "children" | "title"
> {
  open: boolean
  /** Called when the person closes it. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  className?: string
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}
