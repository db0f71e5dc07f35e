import { limits } from "@shop/api/client"
import { Button, Dialog, Stack, TextField } from "@shop/ds"
import type { Product } from "@shop/kernel"
import { type SubmitEvent, useState } from "react"
import { useMessages } from "../../../messages"
import { useSetStock } from "../api/set-stock"

/** Nothing is in stock without a unit. */
const LEAST = 1

/** Asks how many units of a product there are now, and puts it in stock with them. */
export function RestockDialog({ product, reason, onClose }: RestockDialogProps) {
  const { productList: texts, addProduct } = useMessages()
  const [isInvalid, setInvalid] = useState(false)
  const { mutate, isPending } = useSetStock(product._id)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wrong = event.currentTarget.querySelector<HTMLElement>("input:invalid")
    setInvalid(wrong !== null)
    if (wrong) return wrong.focus()
    const quantity = Number(new FormData(event.currentTarget).get("quantity"))
    mutate({ inStock: true, quantity }, { onSuccess: (answer) => answer.success && onClose() })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.restock(product.name)}
      description={reason}
      closeLabel={texts.close}
    >
      {/* The browser would speak its own language, and in a bubble. */}
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextField
            name="quantity"
            label={texts.restockQuantity}
            type="number"
            inputMode="numeric"
            min={LEAST}
            max={limits.stock}
            step={1}
            error={isInvalid ? addProduct.countInvalid(LEAST, limits.stock) : undefined}
            onChange={() => setInvalid(false)}
            required
          />
          <Button type="submit" size="lg" fullWidth loading={isPending}>
            {texts.restockSubmit}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}

interface RestockDialogProps {
  product: Product
  /** The server's sentence. */
  reason: string
  onClose: () => void
}
