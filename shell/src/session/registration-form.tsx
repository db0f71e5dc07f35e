import { Button, Message, PasswordField, Stack, TextField } from "@shop/ds"
import type { FormEvent } from "react"
import { useMessages } from "../messages"
import { CodeField } from "./code/code-field"
import { CodeHelp } from "./code/code-help"
import { problemAt } from "./problem"
import { useFormFocus } from "./use-form-focus"
import { useRegistration } from "./use-registration"

/** Registers a shopper: name and e-mail, then the mailed code, then a password. */
export function RegistrationForm({ onDone }: { onDone: () => void }) {
  const { signIn: texts, showPassword } = useMessages()
  const { stage, fields, change, problem, isRunning, submit, since, resend, startAgain } =
    useRegistration(onDone)
  const form = useFormFocus(problem, stage, "start")
  const presses = { start: texts.sendOtp, "otp-sent": texts.verifyEmail, verified: texts.register }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    submit()
  }

  return (
    <form ref={form} onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <TextField
          label={texts.name}
          name="name"
          autoComplete="name"
          value={fields.name}
          error={problemAt(problem, "name")}
          onChange={(event) => change("name", event.target.value)}
          readOnly={stage !== "start"}
          required
        />
        <TextField
          label={texts.email}
          type="email"
          name="email"
          autoComplete="email"
          value={fields.email}
          error={problemAt(problem, "email")}
          onChange={(event) => change("email", event.target.value)}
          readOnly={stage !== "start"}
          required
        />
        {stage === "otp-sent" ? (
          <CodeField
            value={fields.otp}
            error={problemAt(problem, "otp")}
            onCodeChange={(code) => change("otp", code)}
          />
        ) : null}
        {stage === "verified" ? (
          <PasswordField
            label={texts.createPassword}
            showLabel={showPassword}
            name="password"
            autoComplete="new-password"
            value={fields.password}
            error={problemAt(problem, "password")}
            onChange={(event) => change("password", event.target.value)}
            required
          />
        ) : null}
        {problem && !problem.field ? <Message tone="error">{problem.text}</Message> : null}
        <Button type="submit" fullWidth loading={isRunning}>
          {presses[stage]}
        </Button>
        {stage === "otp-sent" ? (
          <CodeHelp
            key={since}
            sentAt={since}
            isRunning={isRunning}
            onResend={() => void resend()}
            onChangeEmail={startAgain}
          />
        ) : null}
      </Stack>
    </form>
  )
}
