import type { OrderStatus } from "@shop/api/client"
import { Button, FloatingNote } from "@shop/ds"
import type { Order } from "@shop/kernel"
import { type RefObject, useEffect } from "react"
import { useMessages } from "../../../messages"
import { useLivePaused } from "../../../shared/live/live-pause"
import { useArrivals, watchList } from "../api/arrivals"
import { watchUse } from "../api/watch-use"

/** What floats over the list: that orders wait to be shown, and that the list is not kept current. */
export function OrderNotes({ list, orders, status }: OrderNotesProps) {
  const texts = useMessages()
  const isPaused = useLivePaused()
  const { count, letIn } = useArrivals(orders)

  const mayHoldThem = status === undefined || status === "Order Placed"

  useEffect(() => {
    if (!list.current) return
    const { isInUse, stop } = watchUse(list.current)
    const leave = watchList(isInUse)
    return () => {
      leave()
      stop()
    }
  }, [list])

  async function show() {
    await letIn()
    requestAnimationFrame(() => list.current?.querySelector("article")?.focus())
  }

  return (
    <>
      <FloatingNote role="status">{isPaused ? texts.live.paused : null}</FloatingNote>
      <FloatingNote>
        {count > 0 && mayHoldThem && !isPaused ? (
          <Button onClick={() => void show()}>{texts.orders.showNew(count)}</Button>
        ) : null}
      </FloatingNote>
    </>
  )
}

interface OrderNotesProps {
  list: RefObject<HTMLElement | null>
  /** Those that are shown, of the only status that is wanted, if it is one. */
  orders: readonly Order[]
  status: OrderStatus | undefined
}
