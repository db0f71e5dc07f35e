import { Button, Card, Message, Stack } from "@shop/ds"
import { Link } from "@shop/kernel"
import { useEffect, useRef } from "react"
import { useMessages } from "../../messages"
import { TextPage } from "../text-page"
import { type NewsletterStep, useNewsletterLink } from "./use-newsletter-link"

/**
 * Where the links of newsletter mails lead. Nothing happens before its button is pressed: mail
 * programs and scanners open links too.
 */
export function NewsletterPage({ to }: { to: NewsletterStep }) {
  const all = useMessages().newsletter
  const texts = all[to]
  const { state, isRunning, isAnswered, press } = useNewsletterLink(to)
  const isOpen = state === "asked" || state === "away"
  const onward = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // It stands where the pressed button was, which took the focus with it.
    if (isAnswered) onward.current?.focus()
  }, [isAnswered])
  const heading = {
    asked: texts.heading,
    away: texts.heading,
    done: texts.done,
    wrong: all.linkWrong,
  }
  const text = {
    asked: texts.text,
    away: texts.text,
    done: texts.doneText,
    wrong: all.linkWrongText,
  }

  return (
    <TextPage title={texts.title} heading={heading[state]}>
      <Card padding="lg">
        <Stack gap="lg">
          {/* What comes of the press is read out. */}
          <Stack role="status">
            <p>{text[state]}</p>
            {state === "away" ? <Message tone="error">{all.failed}</Message> : null}
          </Stack>
          {isOpen ? (
            <Button loading={isRunning} onClick={press}>
              {texts.press}
            </Button>
          ) : (
            <Button ref={onward} render={<Link to="/" />}>
              {all.home}
            </Button>
          )}
        </Stack>
      </Card>
    </TextPage>
  )
}
