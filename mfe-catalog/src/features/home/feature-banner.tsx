import { Heading, LeafIcon, PeopleIcon, RupeeIcon, TruckIcon } from "@shop/ds"
import { useMessages } from "../../messages"
import styles from "./feature-banner.module.css"

const features = [
  { id: "fast", Icon: TruckIcon },
  { id: "fresh", Icon: LeafIcon },
  { id: "fair", Icon: RupeeIcon },
  { id: "trusted", Icon: PeopleIcon },
] as const

/** The banner at the bottom of the home page: what the shop promises. */
export function FeatureBanner() {
  const { features: texts } = useMessages()
  return (
    <section className={styles.banner}>
      <Heading level={2} size="lg">
        {texts.title}
      </Heading>
      <ul className={styles.list}>
        {features.map(({ id, Icon }) => (
          <li key={id} className={styles.feature}>
            <span className={styles.icon}>
              <Icon aria-hidden="true" />
            </span>
            <div>
              <Heading level={3} size="sm">
                {texts.items[id].title}
              </Heading>
              <p className={styles.description}>{texts.items[id].description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
