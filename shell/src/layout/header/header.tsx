import { Container } from "@shop/ds"
import { NavLink, Slot, useLocation } from "@shop/kernel"
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
  if (isSellerPath(pathname)) return null

  return (
    <header className={styles.header}>
      <Container className={styles.row}>
        <Brand />
        <nav className={styles.links} aria-label={texts.label}>
          {links.map(({ path, text }) => (
            <NavLink key={path} to={path} end className={styles.link}>
              {text}
            </NavLink>
          ))}
        </nav>
        <SearchBox />
        <div className={styles.end}>
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
