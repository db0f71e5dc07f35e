import type { ReactNode } from "react"
import styles from "./toolbar.module.css"

/** Search and filters above a list: the search as wide as the screen, the filters beside each other. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="search" aria-label={label} className={styles.toolbar}>
      {children}
    </div>
  )
}
