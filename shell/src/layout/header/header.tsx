import { Container, IconButton, SearchIcon } from "@shop/ds"
import { NavLink, Slot, useLocation } from "@shop/kernel"
import { PRODUCT_SEARCH_PATH } from "@shop/kernel/host"
import { useRef, useState } from "react"
import { useMessages } from "../../messages"
import { Brand } from "../brand/brand"
import { isSellerPath } from "../is-seller-path"
import { Account } from "./account"
import styles from "./header.module.css"
import { SearchBox } from "./search-box"
import { SmallMenu } from "./small-menu"
import { useMenu } from "./use-menu"

/** The sticky header of the shop; the seller's area has its own. */
export function Header() {
  const texts = useMessages().header
  const links = useMenu("header")
  const { pathname } = useLocation()
  const [isSearching, setIsSearching] = useState(false)
  const [lastPath, setLastPath] = useState(pathname)
  if (pathname !== lastPath) {
    setLastPath(pathname)
    // What was found is on another page: there the row belongs to the cart and the menu again.
    if (pathname !== PRODUCT_SEARCH_PATH) setIsSearching(false)
  }
  const opener = useRef<HTMLButtonElement>(null)
  if (isSellerPath(pathname)) return null

  return (
    <header className={styles.header}>
      <Container className={isSearching ? `${styles.row} ${styles.searching}` : styles.row}>
        <Brand />
        <nav className={styles.links} aria-label={texts.label}>
          {links.map(({ path, text }) => (
            <NavLink key={path} to={path} end className={styles.link}>
              {text}
            </NavLink>
          ))}
        </nav>
        <SearchBox
          open={isSearching}
          onClose={() => {
            setIsSearching(false)
            // What is hidden cannot take the focus: only once the row is back.
            requestAnimationFrame(() => opener.current?.focus())
          }}
        />
        <div className={styles.end}>
          <IconButton
            ref={opener}
            label={texts.search}
            className={styles.searchOpen}
            onClick={() => setIsSearching(true)}
          >
            <SearchIcon aria-hidden="true" />
          </IconButton>
          <Slot id="shell.header.end/v1" skeleton={<span className={styles.endSkeleton} />} />
          <div className={styles.account}>
            <Account />
          </div>
          <SmallMenu links={links} />
        </div>
      </Container>
    </header>
  )
}
