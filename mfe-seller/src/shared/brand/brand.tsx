import { LeafIcon } from "@shop/ds"
import { shop } from "@shop/kernel"
import styles from "./brand.module.css"

/** The shop's mark and name. */
export function Brand({ nameClassName }: { nameClassName?: string }) {
  return (
    <span className={styles.brand}>
      <span className={styles.mark} aria-hidden="true">
        <LeafIcon />
      </span>
      <span className={nameClassName}>{shop.name}</span>
    </span>
  )
}
