import { Toast } from "@shop/ds"
import { useNotices } from "@shop/kernel/host"
import styles from "./notices.module.css"

/**
 * Short notices at the top of the screen. The region stays, so that each new one is read out, and
 * each stays in it, unseen, until it has been read.
 */
export function Notices() {
  const notices = useNotices()
  return (
    <div className={styles.region} role="status" aria-live="polite" aria-atomic="false">
      {notices.map(({ id, text, isError, isVisible }) => (
        <Toast key={id} tone={isError ? "error" : "success"} gone={!isVisible}>
          {text}
        </Toast>
      ))}
    </div>
  )
}
