import { Button, ErrorCard, PlusIcon, Skeleton, VisuallyHidden } from "@shop/ds"
import { type Address, Link } from "@shop/kernel"
import { useRef, useState } from "react"
import { useMessages } from "../../../messages"
import { AddressChoice } from "./address-choice"
import styles from "./address-picker.module.css"
import { DeleteAddressDialog } from "./delete-address-dialog"

/** Which of the shopper's addresses the order goes to, what changes them, and the way to a new one. */
export function AddressPicker(props: AddressPickerProps) {
  const texts = useMessages().addresses
  const [leaving, setLeaving] = useState<Address>()
  const add = useRef<HTMLAnchorElement>(null)
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.title}>{texts.title}</legend>
      <Choices {...props} onDelete={setLeaving} />
      <Button variant="outline" size="sm" render={<Link to="/add-address" ref={add} />}>
        <PlusIcon aria-hidden="true" />
        {texts.add}
      </Button>
      <DeleteAddressDialog
        address={leaving}
        onClose={() => setLeaving(undefined)}
        focusAfter={add}
      />
    </fieldset>
  )
}

function Choices({
  addresses,
  failed,
  onRetry,
  selectedId,
  onSelect,
  onDelete,
}: AddressPickerProps & { onDelete: (address: Address) => void }) {
  const texts = useMessages().addresses
  if (failed)
    return <ErrorCard title={texts.failed} retryLabel={texts.tryAgain} onRetry={onRetry} />
  if (!addresses) {
    return (
      <div role="status">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton shape="block" className={styles.ghost} />
      </div>
    )
  }
  if (addresses.length === 0) return <p className={styles.none}>{texts.none}</p>
  return (
    <div className={styles.choices}>
      {addresses.map((address) => (
        <AddressChoice
          key={address._id}
          address={address}
          checked={address._id === selectedId}
          onSelect={() => onSelect(address._id)}
          onDelete={() => onDelete(address)}
        />
      ))}
    </div>
  )
}

interface AddressPickerProps {
  /** Undefined while they load. */
  addresses: readonly Address[] | undefined
  failed: boolean
  onRetry: () => void
  selectedId: string | undefined
  onSelect: (addressId: string) => void
}
