import { Button, Dialog, type DialogProps, Message } from "@shop/ds"
import type { ReactNode } from "react"
import styles from "./confirm-dialog.module.css"

/** Asks before something is done that nobody can take back. It stays open while that is being done. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  running,
  refusal,
  onConfirm,
  children,
  ...props
}: ConfirmDialogProps) {
  return (
    <Dialog {...props}>
      {children}
      {refusal ? <Message tone="error">{refusal}</Message> : null}
      <div className={styles.actions}>
        {/* First, so that it has the focus: a hasty Enter then changes nothing. */}
        <Button variant="outline" onClick={() => props.onOpenChange(false)}>
          {cancelLabel}
        </Button>
        <Button variant="danger" loading={running} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}

interface ConfirmDialogProps extends Omit<DialogProps, "children"> {
  confirmLabel: string
  cancelLabel: string
  running: boolean
  /** Why it was not done. */
  refusal: string | undefined
  onConfirm: () => void
  children?: ReactNode
}
