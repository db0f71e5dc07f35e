import { Button } from "@shop/ds"
import { useMessages } from "../../messages"
import styles from "./code-help.module.css"
import { useCountdown } from "./use-countdown"

/** The server mails a new code after so long at the earliest, in ms. */
const PAUSE = 30_000

interface Props {
  /** When the code was sent, in ms since 1970. */
  sentAt: number
  onResend: () => void
  onChangeEmail: () => void
  /** Whether a call is on its way: its answer is about this e-mail, and leads on from this step. */
  isRunning: boolean
}

/**
 * For whom no code reached: another one, once that is allowed, or another e-mail. `sentAt` is its `key`
 * too: each code that is sent starts the pause anew.
 */
export function CodeHelp({ sentAt, onResend, onChangeEmail, isRunning }: Props) {
  const texts = useMessages().code
  const left = useCountdown(sentAt + PAUSE)
  return (
    <div className={styles.help}>
      <Button variant="ghost" disabled={left > 0} onClick={onResend} className={styles.press}>
        {left > 0 ? texts.resendIn(left) : texts.resend}
      </Button>
      <Button variant="ghost" disabled={isRunning} onClick={onChangeEmail} className={styles.press}>
        {texts.changeEmail}
      </Button>
    </div>
  )
}
