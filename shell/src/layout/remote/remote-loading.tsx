import { Container, Spinner } from "@shop/ds"
import type { RemotePlaceholders } from "@shop/kernel/host"
import type { ComponentProps } from "react"
import { useMessages } from "../../messages"
import styles from "./remote.module.css"

type Props = ComponentProps<RemotePlaceholders["Loading"]>

/** Stands where a micro-frontend is about to appear. */
export function RemoteLoading({ place, slow }: Props) {
  const texts = useMessages().remote
  if (place === "fragment") return null
  return (
    <Container className={`${styles.page} ${styles.loading}`}>
      <Spinner label={texts.loading} size="lg" />
      <p role="status">{slow ? texts.slow : null}</p>
    </Container>
  )
}
