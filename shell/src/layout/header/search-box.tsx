import { CloseIcon, IconButton, SearchIcon } from "@shop/ds"
import { useProductSearch } from "@shop/kernel"
import { useNavigationType } from "@shop/kernel/host"
import { useEffect, useRef, useState } from "react"
import { useMessages } from "../../messages"
import { MAIN_ID } from "../skip-link/skip-link"
import styles from "./header.module.css"

interface Props {
  /** On small screens the box is behind an icon; open, it takes the header's whole row. */
  open: boolean
  onClose: () => void
}

/** Searches products as the person types; any letter leads to /products. */
export function SearchBox({ open, onClose }: Props) {
  const { search: label, closeSearch } = useMessages().header
  const [searched, search] = useProductSearch()
  // The address follows in a transition; what is typed must show at once.
  const [typed, setTyped] = useState(searched)
  const input = useRef<HTMLInputElement>(null)
  const type = useNavigationType()
  useEffect(() => {
    // Letters typed since must not be lost to the address that is behind them; going back is meant.
    if (type === "POP" || document.activeElement !== input.current) setTyped(searched)
  }, [searched, type])
  useEffect(() => {
    if (open) input.current?.focus()
  }, [open])

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        search(typed)
        // On a phone the keyboard covers half of what was found.
        if (open) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
      }}
    >
      <SearchIcon aria-hidden="true" className={styles.searchIcon} />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        className={styles.searchInput}
        value={typed}
        onKeyDown={(event) => {
          if (open && event.key === "Escape") onClose()
        }}
        onChange={(event) => {
          setTyped(event.target.value)
          search(event.target.value)
        }}
      />
      <IconButton label={closeSearch} className={styles.searchClose} onClick={onClose}>
        <CloseIcon aria-hidden="true" />
      </IconButton>
    </form>
  )
}
