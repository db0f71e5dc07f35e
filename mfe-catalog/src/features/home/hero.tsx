import { Button, Heading } from "@shop/ds"
import { Link } from "@shop/kernel"
import { useMessages } from "../../messages"
import picture from "./hero.webp"
import styles from "./hero.module.css"

/** The banner at the top of the home page. */
export function Hero() {
  const { home } = useMessages()
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <Heading level={1} size="display" className={styles.title}>
          {home.title}
        </Heading>
        <div className={styles.links}>
          <Button size="lg" render={<Link to="/products" />}>
            {home.shopNow}
          </Button>
          <Button size="lg" variant="outline" render={<Link to="/products" />}>
            {home.exploreDeals}
          </Button>
        </div>
      </div>
      <img
        className={styles.picture}
        src={picture}
        alt=""
        width={1120}
        height={860}
        fetchPriority="high"
      />
    </section>
  )
}
