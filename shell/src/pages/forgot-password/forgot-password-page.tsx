import { Button, Card, Message, PasswordField, Stack, TextField } from "@shop/ds"
import { useMessages } from "../../messages"
import { CodeField } from "../../session/code/code-field"
import { CodeHelp } from "../../session/code/code-help"
import { useFormFocus } from "../../session/use-form-focus"
import { TextPage } from "../text-page"
import styles from "./forgot-password-page.module.css"
import { usePasswordReset } from "./use-password-reset"

/** Resets a password in three steps: e-mail, mailed code, new password. */
export function ForgotPasswordPage() {
  const { forgotPassword: texts, code, showPassword } = useMessages()
  const reset = usePasswordReset()
  const { step, email, value, setValue, said } = reset
  const isWrong = said?.isOfField || undefined
  const form = useFormFocus(isWrong && said, step, "email")

  const intros = {
    email: texts.steps.email,
    otp: texts.steps.otp(email),
    password: texts.steps.password,
  }
  const presses = { email: texts.sendOtp, otp: texts.verifyOtp, password: texts.resetPassword }

  return (
    <TextPage title={texts.title} intro={intros[step]}>
      <Card padding="lg" className={styles.card}>
        {/* The browser would speak its own language, and in a bubble. */}
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            reset.submit()
          }}
        >
          <Stack gap="md">
            {step === "email" ? (
              <TextField
                label={texts.email}
                type="email"
                name="email"
                autoComplete="email"
                value={value}
                aria-invalid={isWrong}
                onChange={(event) => setValue(event.target.value)}
                required
              />
            ) : null}
            {step === "otp" ? (
              <CodeField value={value} aria-invalid={isWrong} onCodeChange={setValue} />
            ) : null}
            {step === "password" ? (
              <PasswordField
                label={texts.newPassword}
                showLabel={showPassword}
                name="password"
                autoComplete="new-password"
                value={value}
                aria-invalid={isWrong}
                onChange={(event) => setValue(event.target.value)}
                required
              />
            ) : null}
            {said ? <Message tone={said.tone}>{said.text}</Message> : null}
            <Button type="submit" loading={reset.isRunning}>
              {presses[step]}
            </Button>
            {step === "otp" ? (
              <CodeHelp
                key={reset.since}
                sentAt={reset.since}
                isRunning={reset.isRunning}
                onResend={() => void reset.resend()}
                onChangeEmail={reset.changeEmail}
              />
            ) : null}
            {/* A reload leads here again, even when the server knows no more of the code. */}
            {step === "password" ? (
              <Button variant="ghost" disabled={reset.isRunning} onClick={reset.changeEmail}>
                {code.changeEmail}
              </Button>
            ) : null}
          </Stack>
        </form>
      </Card>
    </TextPage>
  )
}
