import { Button, Message } from "@shop/ds"
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef } from "react"
import { useMessages } from "../../../messages"
import styles from "./in-place-form.module.css"

/** A few fields in the middle of a list: begins with the focus in its first, Escape leaves it. */
export function InPlaceForm(props: InPlaceFormProps) {
  const { label, refusal, isPending, onSubmit, onClose, children } = props
  const texts = useMessages().productList
  const form = useRef<HTMLFormElement>(null)
  const close = useEffectEvent(onClose)

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
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      <div className={styles.fields}>{children}</div>
      {refusal ? <Message tone="error">{refusal}</Message> : null}
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
  refusal: string | undefined
  isPending: boolean
  onSubmit: (form: FormData) => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}
