import { Stack } from "@shop/ds"
import type { ContactMessage } from "@shop/kernel"
import { ShowMore } from "../../../shared/list/show-more"
import { useParts } from "../../../shared/list/use-parts"
import { useNews } from "../../../shared/live/news"
import { MessageCard } from "./message-card"

/** Messages below each other, drawn in parts. */
export function MessageCards({ messages }: { messages: readonly ContactMessage[] }) {
  const news = useNews()
  const { list, shown, hidden, showMore } = useParts(messages)
  return (
    <Stack>
      <Stack ref={list}>
        {shown.map((message) => (
          <MessageCard key={message._id} message={message} isNew={news.messages.has(message._id)} />
        ))}
      </Stack>
      <ShowMore hidden={hidden} onShow={showMore} />
    </Stack>
  )
}
