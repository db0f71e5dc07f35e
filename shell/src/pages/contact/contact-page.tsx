import { Button, Card, Message, Stack, TextArea, TextField } from "@shop/ds"
import { api, notify, openSignIn, useNavigate, useSession } from "@shop/kernel"
import { type FormEvent, useState } from "react"
import { useMessages } from "../../messages"
import { useCall } from "../../session/use-call"
import { TextPage } from "../text-page"
import styles from "./contact-page.module.css"

/** Lets a signed-in shopper write to the shop. */
export function ContactPage() {
  const texts = useMessages().contact
  const navigate = useNavigate()
  const { status, user } = useSession()
  const { isRunning, run } = useCall(notify.error)
  const [message, setMessage] = useState("")

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!user) return
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
        <form onSubmit={(event) => void submit(event)}>
          <Stack gap="md">
            {status === "signed-out" ? (
              <Message>
                <div className={styles.login}>
                  {texts.loginFirst}
                  <Button variant="outline" size="sm" onClick={openSignIn}>
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
              onChange={(event) => setMessage(event.target.value)}
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
