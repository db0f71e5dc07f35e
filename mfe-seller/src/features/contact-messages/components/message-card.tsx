import { Card, Heading } from "@shop/ds"
import { type ContactMessage, formatDate, formatRelative } from "@shop/kernel"
import styles from "./message-card.module.css"

/** One message: who wrote it, when, and what; answering opens the seller's mail program. */
export function MessageCard({ message }: { message: ContactMessage }) {
  return (
    <Card render={<article />}>
      <header className={styles.header}>
        <div className={styles.who}>
          <Heading level={2} size="sm">
            {message.name}
          </Heading>
          <a className={styles.mail} href={`mailto:${message.email}`}>
            {message.email}
          </a>
        </div>
        <time className={styles.time} dateTime={message.createdAt}>
          {formatDate(message.createdAt)} · {formatRelative(message.createdAt)}
        </time>
      </header>
      <p className={styles.text}>{message.message}</p>
    </Card>
  )
}
