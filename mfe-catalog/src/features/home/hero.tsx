import { Button, Heading } from "@shop/ds"
import { categories } from "@shop/kernel"
import { useMessages } from "../../messages"
import { TopLink } from "../../shared/top-link/top-link"
import styles from "./hero.module.css"

/** The banner at the top of the home page. */
export function Hero() {
  const { home } = useMessages()
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <Heading level={1} size="display">
          {home.title}
        </Heading>
        <div className={styles.links}>
          <Button size="lg" className={styles.shopNow} render={<TopLink to="/products" />}>
            {home.shopNow}
          </Button>
          <Button
            size="lg"
            variant="ghost"
            className={styles.exploreDeals}
            render={<TopLink to="/products" />}
          >
            {home.exploreDeals}
          </Button>
        </div>
      </div>
      <div className={styles.table} aria-hidden="true">
        {categories.map((category) => (
          <span key={category.path} className={styles.plate}>
            <img src={category.image} alt="" width={128} height={128} />
          </span>
        ))}
      </div>
    </section>
  )
}
