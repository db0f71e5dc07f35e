import { Card, Skeleton, Stack } from "@shop/ds"
import { useMessages } from "../../messages"
import styles from "./list-waiting.module.css"
import { useIsSlow } from "./use-is-slow"

/** What a list shows until it is there: what is loaded, in words, and the shape of its cards. */
export function ListWaiting({ loading }: { loading: string }) {
  const { slow } = useMessages().lists
  const isSlow = useIsSlow(true)
  return (
    <Stack>
      <p role="status" className={styles.words}>
        {isSlow ? slow : loading}
      </p>
      {["a", "b", "c", "d"].map((card) => (
        <Card key={card} aria-hidden="true" className={styles.card}>
          <Skeleton className={styles.title} />
          <Skeleton />
          <Skeleton className={styles.end} />
        </Card>
      ))}
    </Stack>
  )
}
