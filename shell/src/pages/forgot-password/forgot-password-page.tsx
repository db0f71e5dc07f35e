import { Button, Card, Message, Stack, TextField } from "@shop/ds"
import type { ComponentProps } from "react"
import { useMessages } from "../../messages"
import { TextPage } from "../text-page"
import { usePasswordReset } from "./use-password-reset"

interface Step {
  intro: string
  press: string
  field: ComponentProps<typeof TextField>
}

/** Resets a password in three steps: e-mail, mailed code, new password. */
export function ForgotPasswordPage() {
  const texts = useMessages().forgotPassword
  const { step, email, value, setValue, said, isRunning, submit } = usePasswordReset()

  const steps: Record<typeof step, Step> = {
    email: {
      intro: texts.steps.email,
      press: texts.sendOtp,
      field: { label: texts.email, type: "email", autoComplete: "username" },
    },
    otp: {
      intro: texts.steps.otp(email),
      press: texts.verifyOtp,
      field: {
        label: texts.otp,
        inputMode: "numeric",
        autoComplete: "one-time-code",
        placeholder: texts.otpPlaceholder,
      },
    },
    password: {
      intro: texts.steps.password,
      press: texts.resetPassword,
      field: { label: texts.newPassword, type: "password", autoComplete: "new-password" },
    },
  }
  const { intro, press, field } = steps[step]

  return (
    <TextPage title={texts.title} intro={intro}>
      <Card padding="lg">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <Stack gap="md">
            <TextField
              key={step}
              {...field}
              value={value}
              onChange={(event) => setValue(event.target.value)}
              required
            />
            {said ? <Message tone={said.tone}>{said.text}</Message> : null}
            <Button type="submit" loading={isRunning}>
              {press}
            </Button>
          </Stack>
        </form>
      </Card>
    </TextPage>
  )
}
