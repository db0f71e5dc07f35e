import type { ComponentProps } from "react"
import styles from "./value-button.module.css"

/** A value that a press opens for a change. */
export function ValueButton({ isOpen, edits, ...props }: ValueButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-expanded={isOpen}
      data-edits={edits}
      className={styles.value}
    />
  )
}

interface ValueButtonProps extends ComponentProps<"button"> {
  isOpen: boolean
  edits: "price" | "units"
}
