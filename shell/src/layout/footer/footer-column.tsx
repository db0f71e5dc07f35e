import { Children, type ReactNode, useId } from "react"
import styles from "./footer.module.css"

/** A titled list of links. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul aria-labelledby={id} className={styles.links}>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </div>
  )
}
