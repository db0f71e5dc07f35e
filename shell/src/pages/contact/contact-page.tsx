import { Button, Card, Message, Stack, TextArea, TextField } from "@shop/ds"
import { api, notify, openSignIn, useNavigate, useSession } from "@shop/kernel"
import { type FormEvent, useState } from "react"
import { useMessages } from "../../messages"
import { type Problem, problemAt } from "../../session/problem"
import { useCall } from "../../session/use-call"
import { useFormFocus } from "../../session/use-form-focus"
import { TextPage } from "../text-page"
import styles from "./contact-page.module.css"

/** Lets a signed-in shopper write to the shop. */
export function ContactPage() {
  const texts = useMessages().contact
  const navigate = useNavigate()
  const { status, user } = useSession()
  const { isRunning, run } = useCall(notify.error)
  const [message, setMessage] = useState("")
  const [problem, setProblem] = useState<Problem<"message">>()
  const form = useFormFocus(problem, "")

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!user) return
    if (!message.trim()) return setProblem({ field: "message", text: texts.missing })
    const { name, email } = user
    const sayings = { refused: texts.failed, broken: texts.failed }
    const body = { name, email, message: message.trim() }
    if (!(await run(() => api.contact.send(body), sayings))) return
    notify.success(texts.sent)
    setMessage("")
    void navigate("/")
  }

  return (
    <TextPage title={texts.title} intro={texts.intro}>
      <Card padding="lg">
        {/* The browser would speak its own language, and in a bubble. */}
        <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap="md">
            {status === "signed-out" ? (
              <Message>
                <div className={styles.login}>
                  {texts.loginFirst}
                  <Button variant="outline" onClick={openSignIn}>
                    {texts.login}
                  </Button>
                </div>
              </Message>
            ) : null}
            <TextField label={texts.name} value={user?.name ?? ""} readOnly />
            <TextField label={texts.email} type="email" value={user?.email ?? ""} readOnly />
            <TextArea
              label={texts.message}
              placeholder={texts.placeholder}
              rows={6}
              maxLength={2000}
              value={message}
              error={problemAt(problem, "message")}
              onChange={(event) => {
                setMessage(event.target.value)
                setProblem(undefined)
              }}
              required
            />
            <Button type="submit" disabled={!user || isRunning}>
              {texts.send}
            </Button>
          </Stack>
        </form>
      </Card>
    </TextPage>
  )
}
