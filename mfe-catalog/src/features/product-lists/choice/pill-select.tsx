import { ChevronDownIcon } from "@shop/ds"
import styles from "./pill.module.css"

interface Props {
  /** Read out; the chosen option says the rest. */
  label: string
  /** The value of the option that chooses nothing is the empty text. */
  options: readonly { value: string; text: string }[]
  value: string
  onValueChange: (value: string) => void
}

/** One choice out of a few, as small as a word; opens the device's own list. */
export function PillSelect({ label, options, value, onValueChange }: Props) {
  return (
    <span className={styles.pill} data-chosen={value ? true : undefined}>
      <select
        aria-label={label}
        className={styles.select}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDownIcon className={styles.icon} aria-hidden="true" />
    </span>
  )
}
