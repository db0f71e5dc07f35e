import { Container, Heading } from "@shop/ds"
import { usePageTitle } from "@shop/kernel"
import type { ReactNode } from "react"
import styles from "./text-page.module.css"

interface Props {
  /** The tab's title, and the heading where none is given. */
  title: string
  heading?: string
  intro?: ReactNode
  children: ReactNode
}

/** A page of text or a form: a narrow column under a heading. */
export function TextPage({ title, heading = title, intro, children }: Props) {
  usePageTitle(title)
  return (
    <Container width="narrow" className={styles.page}>
      <Heading level={1}>{heading}</Heading>
      {intro ? <p className={styles.intro}>{intro}</p> : null}
      <div className={styles.content}>{children}</div>
    </Container>
  )
}
