import { Button, Stack, TextField } from "@shop/ds"
import { notify } from "@shop/kernel"
import type { FormEvent } from "react"
import { useMessages } from "../messages"
import { useRegistration } from "./use-registration"

/** Registers a shopper: name and e-mail, then the mailed code, then a password. */
export function RegistrationForm({ onDone }: { onDone: () => void }) {
  const texts = useMessages().signIn
  const { stage, fields, change, isRunning, submit } = useRegistration(onDone)
  const presses = { start: texts.sendOtp, "otp-sent": texts.verifyEmail, verified: texts.register }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const missing = submit()
    if (missing) notify.error(missing)
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <TextField
          label={texts.name}
          autoComplete="name"
          value={fields.name}
          onChange={(event) => change("name", event.target.value)}
          readOnly={stage !== "start"}
          required
        />
        <TextField
          label={texts.email}
          type="email"
          autoComplete="username"
          value={fields.email}
          onChange={(event) => change("email", event.target.value)}
          readOnly={stage !== "start"}
          required
        />
        {stage === "otp-sent" ? (
          <TextField
            key="otp"
            label={texts.otp}
            placeholder={texts.otpPlaceholder}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={fields.otp}
            onChange={(event) => change("otp", event.target.value)}
            required
          />
        ) : null}
        {stage === "verified" ? (
          <TextField
            key="password"
            label={texts.createPassword}
            type="password"
            autoComplete="new-password"
            value={fields.password}
            onChange={(event) => change("password", event.target.value)}
            required
          />
        ) : null}
        <Button type="submit" fullWidth loading={isRunning}>
          {presses[stage]}
        </Button>
      </Stack>
    </form>
  )
}
