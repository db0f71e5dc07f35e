import { AlertIcon, SuccessIcon } from "@shop/ds"
import { useNotices } from "@shop/kernel/host"
import styles from "./notices.module.css"

/** Short notices at the top of the screen. The region stays, so that each new one is read out. */
export function Notices() {
  const notices = useNotices()
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {notices.map(({ id, text, isError }) => {
        const Icon = isError ? AlertIcon : SuccessIcon
        return (
          <p key={id} className={styles.notice} data-tone={isError ? "error" : "success"}>
            <Icon aria-hidden="true" className={styles.icon} />
            {text}
          </p>
        )
      })}
    </div>
  )
}
