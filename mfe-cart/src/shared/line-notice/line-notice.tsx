import { AlertIcon, Button } from "@shop/ds"
import { formatMoney } from "@shop/kernel"
import { type ReactNode, useId } from "react"
import { useMessages } from "../../messages"
import type { CartLine } from "../cart/cart-lines"
import { useLineTrouble } from "../cart/line-trouble"
import { agreeTo } from "../cart/seen-products"
import { setInCart } from "../cart/set-in-cart"
import { soldOutMend } from "./lead-to-sold-out"
import styles from "./line-notice.module.css"

/** What has happened to a line since it was put into the cart, with the mend to press. */
export function LineNotice({ onRemoved, ...line }: LineNoticeProps) {
  const texts = useMessages().trouble
  const trouble = useLineTrouble(line)
  const { product } = line
  if (trouble?.kind === "soldOut") {
    return (
      <Notice
        text={texts.soldOut}
        mend={texts.remove}
        mark={soldOutMend}
        onMend={() => {
          setInCart(product, 0)
          onRemoved()
        }}
      />
    )
  }
  if (trouble?.kind === "short") {
    const { left } = trouble
    return (
      <Notice
        text={texts.short(left)}
        mend={texts.take(left)}
        onMend={() => setInCart(product, left)}
      />
    )
  }
  if (trouble?.kind === "price") {
    const text = texts.price(formatMoney(trouble.before), formatMoney(trouble.now))
    return <Notice text={text} mend={texts.agree} onMend={() => agreeTo(product)} />
  }
  return null
}

/** One sentence and the button that mends it, described by that sentence. */
export function Notice({ text, mend, mark, onMend }: NoticeProps) {
  const id = useId()
  return (
    <div role="status" className={styles.notice}>
      <AlertIcon aria-hidden="true" />
      <p id={id}>{text}</p>
      <Button {...mark} variant="outline" size="sm" aria-describedby={id} onClick={onMend}>
        {mend}
      </Button>
    </div>
  )
}

interface NoticeProps {
  text: ReactNode
  mend: string
  /** By what its button is found. */
  mark?: typeof soldOutMend
  onMend: () => void
}

interface LineNoticeProps extends CartLine {
  /** Called once the notice's button has taken the line out of the cart. */
  onRemoved: () => void
}
