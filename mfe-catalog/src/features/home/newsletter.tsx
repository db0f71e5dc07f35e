import { Button, Heading, Message, TextField } from "@shop/ds"
import { useSession } from "@shop/kernel"
import { type SubmitEvent, useRef, useState } from "react"
import { useMessages } from "../../messages"
import styles from "./newsletter.module.css"
import { useSubscription } from "./use-subscription"

/** The newsletter box: mails a link, and who follows it is subscribed. */
export function Newsletter() {
  const { newsletter } = useMessages()
  const { user } = useSession()
  const [typed, setTyped] = useState<string>()
  const { ask, isAsking, answer } = useSubscription()
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const email = typed ?? user?.email ?? ""

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setMissing(!email.trim())
    if (email.trim()) ask(email.trim())
    else field.current?.focus()
  }

  return (
    <section className={styles.box}>
      <div className={styles.words}>
        <Heading level={2}>{newsletter.title}</Heading>
        <p className={styles.description}>{newsletter.description}</p>
      </div>
      {/* The browser would speak its own language, and in a bubble. */}
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          ref={field}
          label={newsletter.email}
          hideLabel
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={254}
          placeholder={newsletter.placeholder}
          value={email}
          error={isMissing ? newsletter.emailMissing : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setMissing(false)
          }}
        />
        <Button type="submit" loading={isAsking}>
          {newsletter.subscribe}
        </Button>
        {answer ? (
          <Message tone={answer.tone} className={styles.answer}>
            {answer.text}
          </Message>
        ) : null}
      </form>
    </section>
  )
}
