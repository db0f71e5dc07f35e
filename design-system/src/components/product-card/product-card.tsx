import { useRender } from "@base-ui/react/use-render"
import type { ComponentProps, ReactElement, ReactNode } from "react"
import { cx } from "../../internals/cx"
import { languageOf } from "../../internals/language-of"
import styles from "./product-card.module.css"

/** A product in a list: a press anywhere follows its link, but for its action. Renders an `<article>`. */
export function ProductCard({
  picture,
  badge,
  category,
  name,
  link,
  headingLevel,
  details,
  rating,
  price,
  action,
  className,
  ...props
}: ProductCardProps) {
  const Name = `h${headingLevel}` as const
  const linked = (
    <>
      {/* A direction of its own, so that its words are not taken for the name's. */}
      <span className={styles.picture} dir="ltr" aria-hidden="true">
        {picture}
      </span>
      {name}
    </>
  )
  const linkedName = useRender({
    render: link,
    props: { className: styles.link, children: linked },
  })
  return (
    <article {...props} className={cx(styles.card, className)}>
      <div className={styles.place}>
        {badge ? <span className={styles.badge}>{badge}</span> : null}
      </div>
      <div className={styles.what}>
        <p className={styles.category}>{category}</p>
        {/* Names come in any script: each keeps its own direction and language. */}
        <Name className={styles.name} dir="auto" lang={languageOf(name)}>
          {linkedName}
        </Name>
        {details}
      </div>
      {rating}
      <div className={styles.foot}>
        {price}
        <div className={styles.action}>{action}</div>
      </div>
    </article>
  )
}

export interface ProductCardProps extends Omit<ComponentProps<"article">, "children"> {
  /** A square, of what may stand in a link. Those who listen hear the name alone. */
  picture: ReactNode
  badge?: ReactNode
  category: ReactNode
  name: string
  /** The link to the product, without content, in the application's own router. */
  link: ReactElement
  /** The rank of the name among the page's headings. */
  headingLevel: 2 | 3
  /** A line below the name. */
  details?: ReactNode
  rating?: ReactNode
  price: ReactNode
  /** What can be done without opening the product. */
  action?: ReactNode
}
