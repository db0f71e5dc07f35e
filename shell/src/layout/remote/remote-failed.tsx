import { Button, Container, ErrorCard } from "@shop/ds"
import type { RemotePlaceholders } from "@shop/kernel/host"
import { type ComponentProps, useEffect, useEffectEvent } from "react"
import { useMessages } from "../../messages"
import styles from "./remote.module.css"
import { useOnline } from "./use-online"

type Props = ComponentProps<RemotePlaceholders["Failed"]>

/**
 * Stands where a micro-frontend could not be loaded or broke; the rest of the page lives on. Is tried
 * again by itself when the network is back.
 */
export function RemoteFailed({ place, retry }: Props) {
  const texts = useMessages().remote
  const isOnline = useOnline()
  const tryAgain = useEffectEvent(retry)
  useEffect(() => {
    const isBack = () => tryAgain()
    addEventListener("online", isBack)
    return () => removeEventListener("online", isBack)
  }, [])
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
        description={isOnline ? texts.failedText : texts.offlineText}
        retryLabel={texts.tryAgain}
        onRetry={retry}
      />
    </Container>
  )
}
