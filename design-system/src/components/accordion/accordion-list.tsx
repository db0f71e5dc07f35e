import { Accordion as BaseAccordion } from "@base-ui/react/accordion"
import type { ReactNode } from "react"
import { ChevronDownIcon } from "../../icons"
import { cx } from "../../internals/cx"
import styles from "./accordion.module.css"

/** What `Accordion` loads when it is first drawn. */
export default function AccordionList({
  items,
  headingLevel = 3,
  className,
  ...props
}: AccordionProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <BaseAccordion.Root {...props} className={cx(styles.accordion, className)}>
      {items.map((item) => (
        <BaseAccordion.Item key={item.id} value={item.id} className={styles.item}>
          <BaseAccordion.Header render={<Heading />} className={styles.header}>
            <BaseAccordion.Trigger className={styles.trigger}>
              {item.title}
              <ChevronDownIcon className={styles.icon} aria-hidden="true" />
            </BaseAccordion.Trigger>
          </BaseAccordion.Header>
          <BaseAccordion.Panel className={styles.panel}>
            <div className={styles.content}>{item.content}</div>
          </BaseAccordion.Panel>
        </BaseAccordion.Item>
      ))}
    </BaseAccordion.Root>
  )
}

export interface AccordionItem {
  id: string
  title: ReactNode
  content: ReactNode
}

export interface AccordionProps extends Omit<BaseAccordion.Root.Props, "className" | "children"> {
  items: readonly AccordionItem[]
  /** One below the heading that the list stands under. */
  headingLevel?: 2 | 3 | 4
  className?: string
}
