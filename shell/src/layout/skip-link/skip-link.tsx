import { useMessages } from "../../messages"
import styles from "./skip-link.module.css"

/** The element that holds the page. */
export const MAIN_ID = "main"

/** Lets those who use the keyboard pass the header; shown while it has the focus. */
export function SkipLink() {
  const { skipToContent } = useMessages()
  return (
    <a className={styles.link} href={`#${MAIN_ID}`}>
      {skipToContent}
    </a>
  )
}
