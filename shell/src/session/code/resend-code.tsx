import { Button } from "@shop/ds"
import { useMessages } from "../../messages"
import { useCountdown } from "./use-countdown"

/** The server mails a new code after so long at the earliest, in s. */
const PAUSE = 30

/** Asks for another code once that is allowed. Give it a new `key` with each code that is sent. */
export function ResendCode({ onResend }: { onResend: () => void }) {
  const texts = useMessages().code
  const left = useCountdown(PAUSE)
  return (
    <Button variant="ghost" size="sm" disabled={left > 0} onClick={onResend}>
      {left > 0 ? texts.resendIn(left) : texts.resend}
    </Button>
  )
}
