import { Button, ErrorCard, PlusIcon, Skeleton, VisuallyHidden } from "@shop/ds"
import { type Address, Link } from "@shop/kernel"
import { useMessages } from "../../../messages"
import styles from "./address-picker.module.css"

/** Which of the shopper's addresses the order goes to, and the way to a new one. */
export function AddressPicker(props: AddressPickerProps) {
  const texts = useMessages().addresses
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.title}>{texts.title}</legend>
      <Choices {...props} />
      <Button variant="outline" size="sm" render={<Link to="/add-address" />}>
        <PlusIcon aria-hidden="true" />
        {texts.add}
      </Button>
    </fieldset>
  )
}

function Choices({ addresses, failed, onRetry, selectedId, onSelect }: AddressPickerProps) {
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
        <label key={address._id} className={styles.choice}>
          <input
            type="radio"
            name="address"
            value={address._id}
            checked={address._id === selectedId}
            onChange={() => onSelect(address._id)}
          />
          <span className={styles.who}>
            {address.firstName} {address.lastName}
          </span>
          <span className={styles.where}>
            {address.street}, {address.city}, {address.state} {address.zipCode}
          </span>
        </label>
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
