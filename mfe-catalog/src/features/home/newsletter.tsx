import { Button, Heading, Message, TextField } from "@shop/ds"
import { useSession } from "@shop/kernel"
import { type SubmitEvent, useState } from "react"
import { useMessages } from "../../messages"
import styles from "./newsletter.module.css"

/**
 * The newsletter box. No call exists for it yet, so a press on Subscribe says honestly that nothing
 * was saved.
 */
export function Newsletter() {
  const { newsletter } = useMessages()
  const { user } = useSession()
  const [typed, setTyped] = useState<string>()
  const [answered, setAnswered] = useState(false)

  function answer(event: SubmitEvent) {
    event.preventDefault()
    setAnswered(true)
  }

  return (
    <section className={styles.box}>
      <div className={styles.words}>
        <Heading level={2}>{newsletter.title}</Heading>
        <p className={styles.description}>{newsletter.description}</p>
      </div>
      <form className={styles.form} onSubmit={answer}>
        <TextField
          label={newsletter.email}
          hideLabel
          type="email"
          name="email"
          autoComplete="email"
          required
          placeholder={newsletter.placeholder}
          value={typed ?? user?.email ?? ""}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{newsletter.subscribe}</Button>
        {answered ? <Message className={styles.answer}>{newsletter.notYet}</Message> : null}
      </form>
    </section>
  )
}
