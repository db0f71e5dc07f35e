import type { MouseEvent } from "react"
import { useMessages } from "../../messages"
import styles from "./skip-link.module.css"

/** The element that holds the page. */
export const MAIN_ID = "main"

/**
 * Lets those who use the keyboard pass the header; shown while it has the focus. A page with a bar of its
 * own names with `data-content` what comes after that.
 */
export function SkipLink() {
  const { skipToContent } = useMessages()
  return (
    <a className={styles.link} href={`#${MAIN_ID}`} onClick={passHeader}>
      {skipToContent}
    </a>
  )
}

/** Moves the focus at once: a browser that follows the link does so a moment later, maybe after the next key. */
function passHeader(event: MouseEvent) {
  event.preventDefault()
  const main = document.getElementById(MAIN_ID)
  const content = main?.querySelector<HTMLElement>("[data-content]") ?? main
  content?.focus()
}
