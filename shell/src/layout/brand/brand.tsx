import { LeafIcon } from "@shop/ds"
import { Link, shop } from "@shop/kernel"
import styles from "./brand.module.css"

/** The shop's name and mark, leading home. */
export function Brand() {
  return (
    <Link to="/" className={styles.brand}>
      <span className={styles.mark} aria-hidden="true">
        <LeafIcon />
      </span>
      <span className={styles.name}>{shop.name}</span>
    </Link>
  )
}
