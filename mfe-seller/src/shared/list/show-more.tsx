import { Button } from "@shop/ds"
import { useMessages } from "../../messages"

/** Below a list that is drawn in parts: says how many are left, and draws more of them. */
export function ShowMore({ hidden, onShow }: { hidden: number; onShow: () => void }) {
  const texts = useMessages().lists
  if (hidden === 0) return null
  return (
    <Button variant="outline" onClick={onShow}>
      {texts.more(hidden)}
    </Button>
  )
}
