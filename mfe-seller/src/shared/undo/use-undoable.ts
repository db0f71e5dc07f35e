import { ApiError, useSingleMutation } from "@shop/kernel"
import { useMessages } from "../../messages"
import { useRefreshProducts } from "../products/use-refresh-products"
import { offerUndo } from "./undo-offer"

type Answer = { success: boolean; message: string }

/** A change of a product, of which there is one at a time for each key. */
export interface Undoable<Wish> {
  key: readonly string[]
  make: (wish: Wish) => Promise<Answer>
  /** What was done, in words. */
  said: (wish: Wish) => string
  /** Takes it back; called once, some time later. */
  takeBack: (wish: Wish) => Promise<Answer>
}

/** Makes a change that can be taken back for a while. Why it was refused stays in `refusal`. */
export function useUndoable<Wish>({ key, make, said, takeBack }: Undoable<Wish>) {
  const { noAnswer } = useMessages().undo
  /** How it is taken back is as it was at the press: what is drawn may be the changed one before the answer. */
  type Change = { wish: Wish; back: () => Promise<Answer> }
  const refresh = useRefreshProducts()
  const sentenceOf = (fault: unknown) => (fault instanceof ApiError && fault.message) || noAnswer

  async function undo(back: () => Promise<Answer>): Promise<string | undefined> {
    try {
      const answer = await back()
      if (answer.success) await refresh()
      return answer.success ? undefined : answer.message || noAnswer
    } catch (fault) {
      return sentenceOf(fault)
    }
  }

  const { mutate, data, error, isPending } = useSingleMutation({
    mutationKey: key,
    mutationFn: ({ wish }: Change) => make(wish),
    async onSuccess(answer, { wish, back }) {
      if (!answer.success) return
      await refresh()
      offerUndo({ text: said(wish), undo: () => undo(back) })
    },
  })
  const refusal =
    data?.success === false ? data.message || noAnswer : error ? sentenceOf(error) : undefined

  return {
    isPending,
    refusal: isPending ? undefined : refusal,
    /** Makes the change, unless one is on its way; `onDone` after it was made. */
    change(wish: Wish, onDone?: () => void) {
      mutate(
        { wish, back: () => takeBack(wish) },
        { onSuccess: (answer) => answer.success && onDone?.() },
      )
    },
  }
}
