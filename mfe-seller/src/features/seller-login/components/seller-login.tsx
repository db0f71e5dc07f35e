import {
  Button,
  Card,
  Container,
  Heading,
  Message,
  PasswordField,
  Stack,
  TextField,
} from "@shop/ds"
import { Link, notify, usePageTitle, useSellerSession, useSingleMutation } from "@shop/kernel"
import { type SubmitEvent, useState } from "react"
import { useMessages } from "../../../messages"
import { Brand } from "../../../shared/brand/brand"
import { LanguageButton } from "../../../shared/language-button/language-button"
import styles from "./seller-login.module.css"

/** Once signed in, the form is gone, and with it what had the focus. */
function focusPage() {
  document.querySelector("main")?.focus({ preventScroll: true })
}

/** The seller's sign-in. Why it failed stays readable until the next try. */
export function SellerLogin() {
  const texts = useMessages().login
  usePageTitle(texts.title)
  const { signIn } = useSellerSession()
  const { mutate, data, error, isPending } = useSingleMutation({
    mutationKey: ["seller", "login"],
    mutationFn: ({ email, password }: { email: string; password: string }) =>
      signIn(email, password),
    onSuccess(answer) {
      if (!answer.success) return
      notify.success(texts.done)
      focusPage()
    },
  })
  const [missing, setMissing] = useState<readonly string[]>([])
  const failure = data?.success === false ? data.message || texts.failed : error?.message

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = String(form.get("email")).trim()
    const password = String(form.get("password"))
    const empty = [...(email ? [] : ["email"]), ...(password ? [] : ["password"])]
    setMissing(empty)
    if (!empty[0]) return mutate({ email, password })
    event.currentTarget.querySelector<HTMLElement>(`[name="${empty[0]}"]`)?.focus()
  }
  const fieldOf = (name: string) => ({
    name,
    error: missing.includes(name) ? texts.required : undefined,
    onChange: () => setMissing((names) => names.filter((one) => one !== name)),
  })

  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <Brand />
        <LanguageButton />
      </div>
      <Card padding="lg" className={styles.card}>
        {/* The browser would speak its own language, and in a bubble. */}
        <form noValidate onSubmit={submit}>
          <Stack>
            <Heading level={1}>{texts.title}</Heading>
            <TextField
              {...fieldOf("email")}
              type="email"
              autoComplete="username"
              label={texts.email}
              required
            />
            <PasswordField
              {...fieldOf("password")}
              autoComplete="current-password"
              label={texts.password}
              showLabel={texts.showPassword}
              required
            />
            {failure && !isPending ? <Message tone="error">{failure}</Message> : null}
            <Button type="submit" size="lg" fullWidth loading={isPending}>
              {texts.submit}
            </Button>
            <Button variant="ghost" fullWidth render={<Link to="/" />}>
              {texts.toShop}
            </Button>
          </Stack>
        </form>
      </Card>
    </Container>
  )
}
