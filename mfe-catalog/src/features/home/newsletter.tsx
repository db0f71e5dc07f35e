import { Button, Heading, Message, TextField } from "@shop/ds"
import { useSession } from "@shop/kernel"
import { type SubmitEvent, useState } from "react"
import { useMessages } from "../../messages"
import styles from "./newsletter.module.css"
import { useSubscription } from "./use-subscription"

/** The newsletter box: mails a link, and who follows it is subscribed. */
export function Newsletter() {
  const { newsletter } = useMessages()
  const { user } = useSession()
  const [typed, setTyped] = useState<string>()
  const { ask, isAsking, answer } = useSubscription()
  const email = typed ?? user?.email ?? ""

  function submit(event: SubmitEvent) {
    event.preventDefault()
    ask(email.trim())
  }

  return (
    <section className={styles.box}>
      <div className={styles.words}>
        <Heading level={2}>{newsletter.title}</Heading>
        <p className={styles.description}>{newsletter.description}</p>
      </div>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={newsletter.email}
          hideLabel
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={254}
          placeholder={newsletter.placeholder}
          value={email}
          onChange={(event) => setTyped(event.target.value)}
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
