import { Button } from "@shop/ds"
import { type Address, Link } from "@shop/kernel"
import { useMessages } from "../../../messages"
import styles from "./address-choice.module.css"

/** One of the shopper's addresses: to choose, to change, to delete. */
export function AddressChoice({ address, checked, onSelect, onDelete }: AddressChoiceProps) {
  const texts = useMessages().addresses
  const name = `${address.firstName} ${address.lastName}`
  return (
    <div className={styles.card}>
      <label className={styles.choice}>
        <input
          type="radio"
          name="address"
          value={address._id}
          checked={checked}
          onChange={onSelect}
        />
        <bdi className={styles.who}>{name}</bdi>
        <bdi className={styles.where}>
          {address.street}, {address.city}, {address.state} {address.zipCode}
        </bdi>
      </label>
      <div className={styles.actions}>
        <Button
          variant="ghost"
          size="sm"
          aria-label={texts.editOf(name, address.street)}
          render={<Link to={`/edit-address/${address._id}`} />}
        >
          {texts.edit}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={texts.deleteOf(name, address.street)}
          onClick={onDelete}
        >
          {texts.delete}
        </Button>
      </div>
    </div>
  )
}

interface AddressChoiceProps {
  address: Address
  checked: boolean
  onSelect: () => void
  onDelete: () => void
}
