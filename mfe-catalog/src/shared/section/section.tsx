import { Heading } from "@shop/ds"
import { type ReactNode, useId } from "react"
import styles from "./section.module.css"

interface Props {
  title: string
  /** Beside the title, such as a link to more. */
  more?: ReactNode
  children: ReactNode
}

/** A part of a page under a heading of the second rank. */
export function Section({ title, more, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {more}
      </div>
      {children}
    </section>
  )
}
