import { Button, Message } from "@shop/ds"
import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react"
import { useMessages } from "../../../messages"
import styles from "./in-place-form.module.css"

/** A few fields in the middle of a list: begins with the focus in its first, Escape leaves it. */
export function InPlaceForm(props: InPlaceFormProps) {
  const { label, invalid, refusal, isPending, onSubmit, onClose, children } = props
  const texts = useMessages().productList
  const form = useRef<HTMLFormElement>(null)
  const close = useEffectEvent(onClose)
  const [isInvalid, setInvalid] = useState(false)

  useEffect(() => {
    const here = form.current
    const leave = (event: KeyboardEvent) => event.key === "Escape" && close()
    here?.addEventListener("keydown", leave)
    here?.querySelector("input")?.focus()
    here?.querySelector("input")?.select()
    here?.scrollIntoView({ block: "nearest" })
    return () => here?.removeEventListener("keydown", leave)
  }, [])

  return (
    <form
      ref={form}
      aria-label={label}
      className={styles.form}
      // The browser would speak its own language, and in a bubble.
      noValidate
      onChange={() => setInvalid(false)}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        const wrong = event.currentTarget.querySelector<HTMLElement>("input:invalid")
        setInvalid(wrong !== null)
        if (wrong) wrong.focus()
        else onSubmit(new FormData(event.currentTarget))
      }}
    >
      <div className={styles.fields}>{children}</div>
      {isInvalid || refusal ? (
        <Message tone="error">{isInvalid ? invalid : refusal}</Message>
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit" loading={isPending}>
          {texts.save}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

interface InPlaceFormProps {
  label: string
  /** What is said where a field holds nothing, or what it cannot take. */
  invalid: string
  refusal: string | undefined
  isPending: boolean
  onSubmit: (form: FormData) => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}
