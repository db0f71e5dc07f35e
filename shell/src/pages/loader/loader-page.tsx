import { Container, Spinner } from "@shop/ds"
import { useNavigate, usePageTitle, useSearchParams } from "@shop/kernel"
import { useEffect } from "react"
import { useMessages } from "../../messages"
import styles from "./loader-page.module.css"
import { ownPath } from "./own-path"

/** How long the spinner turns, in ms (specification, section 9). */
const DELAY = 2_000

/** Waits a moment and goes on to `next`, which is where the card network sends shoppers back to. */
export function LoaderPage() {
  const texts = useMessages().loader
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const next = ownPath(parameters.get("next") ?? "")
  usePageTitle(texts.title)

  useEffect(() => {
    const timer = setTimeout(() => void navigate(next, { replace: true }), DELAY)
    return () => clearTimeout(timer)
  }, [navigate, next])

  return (
    <Container className={styles.page}>
      <Spinner label={texts.label} size="lg" />
    </Container>
  )
}
