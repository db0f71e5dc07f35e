import { BasketIcon, Button, EmptyState, ErrorCard, Stack } from "@shop/ds"
import { Link, useSession } from "@shop/kernel"
import { useEffect, useRef } from "react"
import { useMessages } from "../../../messages"
import { noteSeen } from "../../../shared/cart/seen-products"
import { useCartLines } from "../../../shared/cart/use-cart-lines"
import { useWithdrawn } from "../../../shared/cart/use-withdrawn"
import { BasketLine } from "./basket-line"
import { BasketSkeleton } from "./basket-skeleton"
import styles from "./basket.module.css"
import { WithdrawnLine } from "./withdrawn-line"

/** What is in the cart, line by line. */
export function Basket() {
  const texts = useMessages().cart
  const section = useRef<HTMLElement>(null)
  return (
    <section ref={section} tabIndex={-1} aria-label={texts.lines} className={styles.basket}>
      {/* The pressed button leaves with its line; the focus stays in the cart. */}
      <Contents onRemoved={() => section.current?.focus()} />
    </section>
  )
}

function Contents({ onRemoved }: { onRemoved: () => void }) {
  const texts = useMessages().cart
  const { status } = useSession()
  const { lines, products } = useCartLines()
  const withdrawn = useWithdrawn(products.data)

  // What a person sees here, they have seen: another browser may have put it in.
  useEffect(() => {
    for (const { product } of lines) noteSeen(product)
  })

  const isEmpty = lines.length === 0 && withdrawn.length === 0
  // What a shopper saved comes with the session: until that is known, empty may be wrong.
  if (products.isPending || (isEmpty && status === "loading")) return <BasketSkeleton />
  if (!products.data) {
    return (
      <ErrorCard
        title={texts.productsFailed}
        retryLabel={texts.tryAgain}
        retrying={products.isFetching}
        onRetry={() => void products.refetch()}
      />
    )
  }
  if (isEmpty) {
    return (
      <EmptyState
        icon={<BasketIcon />}
        title={texts.empty}
        description={texts.emptyHint}
        action={<Button render={<Link to="/products" />}>{texts.shopNow}</Button>}
      />
    )
  }
  return (
    <Stack>
      <ul className={styles.lines}>
        {withdrawn.map((each) => (
          <li key={each.productId}>
            <WithdrawnLine {...each} onRemoved={onRemoved} />
          </li>
        ))}
        {lines.map((line) => (
          <li key={line.product._id}>
            <BasketLine {...line} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
      <div>
        <Button variant="outline" render={<Link to="/products" />}>
          {texts.continueShopping}
        </Button>
      </div>
    </Stack>
  )
}
