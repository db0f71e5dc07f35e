import { Button, Card, Message, Stack, TextArea, TextField } from "@shop/ds"
import { api, notify, openSignIn, useFormDraft, useNavigate, useSession } from "@shop/kernel"
import { type SubmitEvent, useState } from "react"
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
  const [problem, setProblem] = useState<Problem<"message">>()
  const form = useFormFocus(problem, "")
  const forgetDraft = useFormDraft(form, "contact", user?._id ?? null)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!user) return
    const message = String(new FormData(event.currentTarget).get("message")).trim()
    if (!message) return setProblem({ field: "message", text: texts.missing })
    const { name, email } = user
    const sayings = { refused: texts.failed, broken: texts.failed }
    const body = { name, email, message }
    if (!(await run(() => api.contact.send(body), sayings))) return
    notify.success(texts.sent)
    form.current?.reset()
    forgetDraft()
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
            <TextField label={texts.name} name="name" value={user?.name ?? ""} readOnly />
            <TextField
              label={texts.email}
              type="email"
              name="email"
              value={user?.email ?? ""}
              readOnly
            />
            <TextArea
              name="message"
              label={texts.message}
              placeholder={texts.placeholder}
              rows={6}
              maxLength={2000}
              error={problemAt(problem, "message")}
              onChange={() => setProblem(undefined)}
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
