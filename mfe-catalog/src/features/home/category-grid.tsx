import { categories, Link } from "@shop/kernel"
import type { CSSProperties } from "react"
import { useMessages } from "../../messages"
import { categoryPath } from "../../shared/product-path"
import { Section } from "../../shared/section/section"
import styles from "./category-grid.module.css"

/** The seven categories as tiles, in 2, 3, 4, 6 or 7 columns by width. */
export function CategoryGrid() {
  const { home } = useMessages()
  return (
    <Section title={home.categories}>
      <ul className={styles.grid}>
        {categories.map((category) => (
          <li key={category.path}>
            <Link
              to={categoryPath(category.path)}
              className={styles.tile}
              style={{ "--tile": category.bgColor } as CSSProperties}
            >
              <img src={category.image} alt="" width={96} height={96} />
              {category.text}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
