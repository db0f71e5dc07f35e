import { SearchIcon } from "@shop/ds"
import { useProductSearch } from "@shop/kernel"
import { useEffect, useRef, useState } from "react"
import { useMessages } from "../../messages"
import styles from "./header.module.css"

/** Searches products as the person types; any letter leads to /products. On large screens only. */
export function SearchBox() {
  const { search: label } = useMessages().header
  const [searched, search] = useProductSearch()
  // The address follows in a transition; what is typed must show at once.
  const [typed, setTyped] = useState(searched)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(searched)
  }, [searched])

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        search(typed)
      }}
    >
      <SearchIcon aria-hidden="true" className={styles.searchIcon} />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        className={styles.searchInput}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          search(event.target.value)
        }}
      />
    </form>
  )
}
