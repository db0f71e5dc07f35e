import type { ReactNode } from "react"
import styles from "./list-count.module.css"

/** How many a list holds, read out on each change: who searches hears how many were found. */
export function ListCount({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.count}>
      {children}
    </p>
  )
}
