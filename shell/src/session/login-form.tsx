import { Button, Stack, TextField } from "@shop/ds"
import { api, Link, notify } from "@shop/kernel"
import { enterSession, shellRoutes } from "@shop/kernel/host"
import { type FormEvent, useState } from "react"
import { useMessages } from "../messages"
import styles from "./session.module.css"
import { useCall } from "./use-call"

/** Signs a shopper in. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const texts = useMessages().signIn
  const { isRunning, run } = useCall(notify.error)
  const [email, setEmail] = useState("")
  const [password, setPassword] = useState("")

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!email.trim() || !password) return notify.error(texts.fieldsMissing)
    const sayings = { refused: texts.failed, broken: texts.failed }
    const answer = await run(() => api.user.login({ email: email.trim(), password }), sayings)
    if (!answer) return
    onDone()
    enterSession(answer.user)
    notify.success(texts.loggedIn)
  }

  return (
    // The shop's own sentences speak of what is missing, so the browser's are switched off.
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <TextField
          label={texts.email}
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          required
        />
        <TextField
          label={texts.password}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          required
        />
        <Link to={shellRoutes.forgotPassword} className={styles.link} onClick={onDone}>
          {texts.forgotPassword}
        </Link>
        <Button type="submit" fullWidth loading={isRunning}>
          {texts.login}
        </Button>
      </Stack>
    </form>
  )
}
