import { Container, Stack } from "@shop/ds"
import { usePageTitle } from "@shop/kernel"
import { useMessages } from "../../messages"
import { BestSellers } from "./best-sellers"
import { CategoryGrid } from "./category-grid"
import { FeatureBanner } from "./feature-banner"
import { Hero } from "./hero"
import styles from "./home-page.module.css"
import { Newsletter } from "./newsletter"

/** `/`: what the shop is, where to find things, and what others buy. */
export function HomePage() {
  const { home } = useMessages()
  usePageTitle(home.pageTitle)
  return (
    <Container className={styles.page}>
      <Stack gap="xl">
        <Hero />
        <CategoryGrid />
        <BestSellers />
        <FeatureBanner />
        <Newsletter />
      </Stack>
    </Container>
  )
}
