import { EmptyState, MailIcon, Stack } from "@shop/ds"
import { useQuery } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { ListCount } from "../../../shared/list/list-count"
import { ListFailed } from "../../../shared/list/list-failed"
import { ListWaiting } from "../../../shared/list/list-waiting"
import { NoneFound } from "../../../shared/list/none-found"
import { useListChoice } from "../../../shared/list/use-list-choice"
import { contactMessagesQuery } from "../api/contact-messages-query"
import { chooseMessages } from "../choose-messages"
import { MessageCards } from "./message-cards"
import { MessageToolbar } from "./message-toolbar"

/** Messages of shoppers, newest first; searched and narrowed, as the address says. */
export function ContactMessages() {
  const texts = useMessages().contact
  const messages = useQuery(contactMessagesQuery)
  const [{ q, show: wanted }, choose] = useListChoice(["q", "show"])
  const show = wanted === "open" || wanted === "answered" ? wanted : ""

  if (messages.isPending) return <ListWaiting loading={texts.loading} />
  if (!messages.data) return <ListFailed title={texts.failed} query={messages} />
  if (messages.data.length === 0)
    return <EmptyState icon={<MailIcon />} title={texts.none} description={texts.noneHint} />
  const found = chooseMessages(messages.data, { search: q, show })
  return (
    <Stack>
      <MessageToolbar search={q} show={show} onChange={choose} />
      {found.length === 0 ? (
        <NoneFound title={texts.noneFound} onClear={() => choose({ q: "", show: "" })} />
      ) : (
        <>
          <ListCount>{texts.count(found.length)}</ListCount>
          {/* Another choice is drawn from its begin: after many presses each key would draw as many. */}
          <MessageCards key={`${show} ${q}`} messages={found} />
        </>
      )}
    </Stack>
  )
}
