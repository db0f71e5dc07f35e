import { Button, Container, ErrorCard } from "@shop/ds"
import type { RemotePlaceholders } from "@shop/kernel/host"
import type { ComponentProps } from "react"
import { useMessages } from "../../messages"
import styles from "./remote.module.css"

type Props = ComponentProps<RemotePlaceholders["Failed"]>

/** Stands where a micro-frontend could not be loaded or broke; the rest of the page lives on. */
export function RemoteFailed({ place, retry }: Props) {
  const texts = useMessages().remote
  if (place === "fragment") {
    return (
      <Button
        variant="outline"
        size="sm"
        onClick={retry}
        aria-label={`${texts.failedShort} ${texts.tryAgain}`}
      >
        {texts.tryAgain}
      </Button>
    )
  }
  return (
    <Container className={styles.page}>
      <ErrorCard
        title={texts.failedTitle}
        description={texts.failedText}
        retryLabel={texts.tryAgain}
        onRetry={retry}
      />
    </Container>
  )
}
