import type { OrderStatus } from "@shop/api/client"
import { EmptyState, PackageIcon, Stack } from "@shop/ds"
import { useMessages } from "../../../messages"
import { ListFailed } from "../../../shared/list/list-failed"
import { ListWaiting } from "../../../shared/list/list-waiting"
import { NoneFound } from "../../../shared/list/none-found"
import { useListChoice } from "../../../shared/list/use-list-choice"
import { useOrders } from "../api/use-orders"
import { OrderCards } from "./order-cards"
import { OrderToolbar } from "./order-toolbar"

/** The shop's orders, newest first: searched, narrowed, and loaded in parts. */
export function AllOrders() {
  const texts = useMessages().orders
  const [{ q, status: wanted }, choose] = useListChoice(["q", "status"])
  const status = Object.hasOwn(texts.statuses, wanted) ? (wanted as OrderStatus) : undefined
  const { list, more } = useOrders({ search: q.trim(), status })
  const isChosen = Boolean(q || status)
  const isEmpty = list.data?.orders.length === 0
  if (isEmpty && !isChosen && !list.isPlaceholderData)
    return <EmptyState icon={<PackageIcon />} title={texts.none} description={texts.noneHint} />
  return (
    <Stack>
      <OrderToolbar
        search={q}
        status={status}
        onSearch={(text) => choose({ q: text })}
        onStatus={(value) => choose({ status: value })}
      />
      {list.data && isEmpty ? (
        <NoneFound title={texts.noneFound} onClear={() => choose({ q: "", status: "" })} />
      ) : list.data ? (
        <OrderCards list={list.data} status={status} more={more} isOld={list.isPlaceholderData} />
      ) : list.isError ? (
        <ListFailed title={texts.failed} query={list} />
      ) : (
        <ListWaiting loading={texts.loading} />
      )}
    </Stack>
  )
}
