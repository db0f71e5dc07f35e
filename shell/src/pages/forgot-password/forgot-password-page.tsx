import { Button, Card, Message, PasswordField, Stack, TextField } from "@shop/ds"
import { useMessages } from "../../messages"
import { CodeField } from "../../session/code/code-field"
import { ResendCode } from "../../session/code/resend-code"
import { useFormFocus } from "../../session/use-form-focus"
import { TextPage } from "../text-page"
import styles from "./forgot-password-page.module.css"
import { usePasswordReset } from "./use-password-reset"

/** Resets a password in three steps: e-mail, mailed code, new password. */
export function ForgotPasswordPage() {
  const { forgotPassword: texts, showPassword } = useMessages()
  const { step, email, value, setValue, said, isRunning, submit, codesSent, resend } =
    usePasswordReset()
  const form = useFormFocus(undefined, step)

  const intros = {
    email: texts.steps.email,
    otp: texts.steps.otp(email),
    password: texts.steps.password,
  }
  const presses = { email: texts.sendOtp, otp: texts.verifyOtp, password: texts.resetPassword }

  return (
    <TextPage title={texts.title} intro={intros[step]}>
      <Card padding="lg" className={styles.card}>
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <Stack gap="md">
            {step === "email" ? (
              <TextField
                label={texts.email}
                type="email"
                autoComplete="email"
                value={value}
                onChange={(event) => setValue(event.target.value)}
                required
              />
            ) : null}
            {step === "otp" ? <CodeField value={value} onCodeChange={setValue} /> : null}
            {step === "password" ? (
              <PasswordField
                label={texts.newPassword}
                showLabel={showPassword}
                autoComplete="new-password"
                value={value}
                onChange={(event) => setValue(event.target.value)}
                required
              />
            ) : null}
            {said ? <Message tone={said.tone}>{said.text}</Message> : null}
            <Button type="submit" loading={isRunning}>
              {presses[step]}
            </Button>
            {step === "otp" ? <ResendCode key={codesSent} onResend={() => void resend()} /> : null}
          </Stack>
        </form>
      </Card>
    </TextPage>
  )
}
