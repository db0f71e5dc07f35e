import { Button, Message, PasswordField, Stack, TextField } from "@shop/ds"
import { api, Link, notify } from "@shop/kernel"
import { enterSession, shellRoutes } from "@shop/kernel/host"
import { type FormEvent, useState } from "react"
import { useMessages } from "../messages"
import styles from "./session.module.css"
import { problemAt } from "./problem"
import { useCall } from "./use-call"
import { useFormFocus } from "./use-form-focus"
import { useProblem } from "./use-problem"

/** Signs a shopper in. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { signIn: texts, showPassword } = useMessages()
  const [email, setEmail] = useState("")
  const [password, setPassword] = useState("")
  const { problem, complain, forgive } = useProblem<"email" | "password">()
  const { isRunning, run } = useCall((text, isRefusal) =>
    complain(text, isRefusal ? "password" : undefined),
  )
  const form = useFormFocus(problem, "")

  async function submit(event: FormEvent) {
    event.preventDefault()
    forgive()
    if (!email.trim() || !password)
      return complain(texts.fieldsMissing, email.trim() ? "password" : "email")
    const sayings = { refused: texts.failed, broken: texts.failed }
    const answer = await run(() => api.user.login({ email: email.trim(), password }), sayings)
    if (!answer) return
    onDone()
    enterSession(answer.user)
    notify.success(texts.loggedIn)
  }

  return (
    // The shop's own sentences speak of what is missing, so the browser's are switched off.
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <TextField
          label={texts.email}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          error={problemAt(problem, "email")}
          onChange={(event) => {
            setEmail(event.target.value)
            forgive()
          }}
          required
        />
        <PasswordField
          label={texts.password}
          showLabel={showPassword}
          name="password"
          autoComplete="current-password"
          value={password}
          error={problemAt(problem, "password")}
          onChange={(event) => {
            setPassword(event.target.value)
            forgive()
          }}
          required
        />
        <Link to={shellRoutes.forgotPassword} className={styles.link} onClick={onDone}>
          {texts.forgotPassword}
        </Link>
        {problem && !problem.field ? <Message tone="error">{problem.text}</Message> : null}
        <Button type="submit" fullWidth loading={isRunning}>
          {texts.login}
        </Button>
      </Stack>
    </form>
  )
}
