import type { Address } from "@shop/kernel"
import { type RefObject, useRef, useState } from "react"
import { useMessages } from "../../../messages"
import { ConfirmDialog } from "../../../shared/confirm-dialog/confirm-dialog"
import { useDeleteAddress } from "../api/delete-address"

/** Asks whether an address shall go, and lets it go. */
export function DeleteAddressDialog({ address, onClose, focusAfter }: DeleteAddressDialogProps) {
  const { addresses: texts, dialog } = useMessages()
  const { deleteAddress, isDeleting, refusal, reset } = useDeleteAddress(() => {
    isGone.current = true
    close()
  })
  const isGone = useRef(false)
  // While the dialog leaves the screen it still shows what it asked about.
  const [shown, setShown] = useState(address)
  if (address && address !== shown) setShown(address)

  function close() {
    reset()
    onClose()
  }

  return (
    <ConfirmDialog
      open={address !== undefined}
      onOpenChange={close}
      title={texts.deleteTitle}
      description={shown && `${shown.firstName} ${shown.lastName}, ${shown.street}, ${shown.city}`}
      closeLabel={dialog.close}
      cancelLabel={texts.keep}
      confirmLabel={texts.delete}
      running={isDeleting}
      refusal={refusal}
      onConfirm={() => {
        isGone.current = false
        if (address) deleteAddress(address._id)
      }}
      finalFocus={() => (isGone.current ? focusAfter.current : true)}
    />
  )
}

interface DeleteAddressDialogProps {
  /** The one it asks about; without one it is closed. */
  address: Address | undefined
  onClose: () => void
  /** What gets the focus once the pressed button is gone with its address. */
  focusAfter: RefObject<HTMLElement | null>
}
