import { Button, Container, Heading, Inline } from "@shop/ds"
import { Link, usePageTitle } from "@shop/kernel"
import { shellRoutes } from "@shop/kernel/host"
import { useMessages } from "../../messages"
import styles from "./not-found-page.module.css"

/** No screen has this address. */
export function NotFoundPage() {
  const texts = useMessages().notFound
  usePageTitle(texts.title)
  return (
    <Container width="narrow" className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <Heading level={1}>{texts.title}</Heading>
      <p className={styles.text}>{texts.text}</p>
      <Inline>
        <Button render={<Link to="/" />}>{texts.home}</Button>
        <Button variant="outline" render={<Link to={shellRoutes.contact} />}>
          {texts.contact}
        </Button>
      </Inline>
    </Container>
  )
}
