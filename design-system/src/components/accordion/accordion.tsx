import { useId } from "react"
import { ChevronDownIcon } from "../../icons"
import { cx } from "../../internals/cx"
import { drawnLater } from "../../internals/drawn-later"
import type { AccordionProps } from "./accordion-list"
import styles from "./accordion.module.css"

export type { AccordionItem, AccordionProps } from "./accordion-list"

interface StillProps extends AccordionProps {
  onUse: () => void
}

/** The same by the browser's own means. */
function StillList({ items, headingLevel = 3, className, onUse }: StillProps) {
  const Heading = `h${headingLevel}` as const
  const group = useId()
  return (
    <div className={cx(styles.accordion, className)} onFocus={onUse}>
      {items.map((item) => (
        <details key={item.id} name={group} className={styles.item} onToggle={onUse}>
          <summary className={styles.trigger}>
            <Heading>{item.title}</Heading>
            <ChevronDownIcon className={styles.icon} aria-hidden="true" />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}

/**
 * Headings that open to show what they stand for, one at a time.
 * Renders a `<div>`; each heading is an `<h3>`, or of the level given, with a button.
 */
export const Accordion = drawnLater<AccordionProps>(() => import("./accordion-list"), StillList)
