import { Button, CloseIcon, IconButton } from "@shop/ds"
import { useMessages } from "../../messages"
import { useUndoBar } from "./use-undo-bar"
import styles from "./undo-bar.module.css"

/**
 * Says what was just done and lets it be taken back. It stays while someone points at it or has the
 * focus in it; Ctrl+Z does the same from anywhere but a field, which has a Ctrl+Z of its own.
 */
export function UndoBar() {
  const texts = useMessages().undo
  const { offer, refusal, isBusy, undo, close, hold } = useUndoBar()
  return (
    <div className={styles.place}>
      <div className={offer ? styles.bar : undefined} {...hold}>
        <p role="status" className={styles.text}>
          {refusal ?? offer?.text}
        </p>
        {offer && !refusal ? (
          <Button
            variant="ghost"
            className={styles.undo}
            loading={isBusy}
            aria-keyshortcuts="Control+Z"
            onClick={undo}
          >
            {texts.undo}
          </Button>
        ) : null}
        {offer ? (
          <IconButton label={texts.close} className={styles.close} onClick={close}>
            <CloseIcon aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
    </div>
  )
}
