import { Badge, Button, Card, CheckIcon, Heading, MailIcon, Message } from "@shop/ds"
import { type ContactMessage, formatDate, formatRelative, Link, shop } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { useMarkAnswered } from "../api/use-mark-answered"
import { replyLink } from "../reply-link"
import styles from "./message-card.module.css"

/** One message: who wrote it, when, and what; answered in the seller's mail program, and marked so. */
export function MessageCard({ message, isNew }: { message: ContactMessage; isNew: boolean }) {
  const texts = useMessages().contact
  const { mark, isPending, refusal } = useMarkAnswered(message)
  const { name, email, createdAt, answered } = message
  const headingId = `message-${message._id}`
  return (
    <Card render={<article aria-labelledby={headingId} />} className={styles.message} tabIndex={-1}>
      <header className={styles.header}>
        <div className={styles.who}>
          <Heading level={2} size="sm" id={headingId}>
            <bdi>{name}</bdi>
          </Heading>
          <a className={styles.mail} href={`mailto:${email}`}>
            {email}
          </a>
        </div>
        <p className={styles.marks}>
          {isNew ? <Badge tone="solid">{texts.isNew}</Badge> : null}
          <Badge tone={answered ? "brand" : "warning"}>
            {answered ? texts.answered : texts.open}
          </Badge>
        </p>
        <time className={styles.time} dateTime={createdAt}>
          {formatDate(createdAt)} · {formatRelative(createdAt)}
        </time>
      </header>
      <p className={styles.text} dir="auto">
        {message.message}
      </p>
      {refusal ? <Message tone="error">{refusal}</Message> : null}
      <div className={styles.actions}>
        <Button
          variant={answered ? "outline" : "primary"}
          aria-describedby={headingId}
          render={<Link to={replyLink(message, texts.replySubject(shop.name))} />}
        >
          <MailIcon aria-hidden="true" />
          {texts.reply}
        </Button>
        <Button
          variant={answered ? "ghost" : "outline"}
          loading={isPending}
          aria-describedby={headingId}
          onClick={() => mark(!answered)}
        >
          {answered ? null : <CheckIcon aria-hidden="true" />}
          {answered ? texts.reopen : texts.markAnswered}
        </Button>
      </div>
    </Card>
  )
}
