import { Slot, useLocation } from "@shop/kernel"
import { isSellerPath } from "../is-seller-path"
import styles from "./page-end.module.css"

/**
 * Between page and footer: what teams put here sticks to the bottom of the screen until the footer
 * comes, which it never covers. Its room is below the fold while a page loads, so nothing moves.
 */
export function PageEnd() {
  const { pathname } = useLocation()
  if (isSellerPath(pathname)) return null
  return (
    <div className={styles.end}>
      <Slot id="shell.page.end/v1" skeleton={<></>} />
    </div>
  )
}
