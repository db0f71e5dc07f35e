import { EmptyState, ErrorCard, MailIcon, Stack } from "@shop/ds"
import { useQuery } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { contactMessagesQuery } from "../api/contact-messages-query"
import { MessageCard } from "./message-card"
import styles from "./contact-messages.module.css"

/** All messages of shoppers, newest first. */
export function ContactMessages() {
  const texts = useMessages().contact
  const messages = useQuery(contactMessagesQuery)

  if (messages.data?.length === 0) return <EmptyState icon={<MailIcon />} title={texts.none} />
  if (messages.data) {
    return (
      <Stack>
        {messages.data.map((message) => (
          <MessageCard key={message._id} message={message} />
        ))}
      </Stack>
    )
  }
  if (messages.isError) {
    return (
      <ErrorCard
        title={texts.failed}
        retryLabel={texts.tryAgain}
        retrying={messages.isFetching}
        onRetry={() => void messages.refetch()}
      />
    )
  }
  return (
    <p role="status" className={styles.loading}>
      {texts.loading}
    </p>
  )
}
