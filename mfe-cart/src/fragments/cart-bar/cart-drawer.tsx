import { BasketIcon, Button, Drawer, type DrawerProps, EmptyState } from "@shop/ds"
import { Link } from "@shop/kernel"
import { useRef } from "react"
import { useMessages } from "../../messages"
import { countOf, totalsOfLines } from "../../shared/cart/cart-lines"
import { useCartLines } from "../../shared/cart/use-cart-lines"
import { OrderTotals } from "../../shared/order-totals/order-totals"
import styles from "./cart-drawer.module.css"
import { DrawerLine } from "./drawer-line"

/** The cart beside the page: to look at it and change it without leaving the shelf. */
export function CartDrawer({ open, onOpenChange, finalFocus }: CartDrawerProps) {
  const { drawer: texts, cart: cartTexts } = useMessages()
  const { lines } = useCartLines()
  const list = useRef<HTMLDivElement>(null)
  const close = () => onOpenChange(false)
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      // Not the first "−": a hasty second Enter would take a product away.
      initialFocus={list}
      finalFocus={finalFocus}
      title={texts.label}
      closeLabel={texts.close}
      className={styles.drawer}
    >
      <div ref={list} tabIndex={-1} className={styles.content}>
        {lines.length === 0 ? (
          <EmptyState
            icon={<BasketIcon />}
            title={cartTexts.empty}
            description={cartTexts.emptyHint}
            action={<Button onClick={close}>{cartTexts.continueShopping}</Button>}
          />
        ) : (
          <ul className={styles.lines} aria-label={cartTexts.lines}>
            {lines.map((line) => (
              <li key={line.product._id}>
                {/* The pressed button leaves with its line; the focus stays in the drawer. */}
                <DrawerLine {...line} onRemoved={() => list.current?.focus()} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {lines.length > 0 ? (
        <div className={styles.end}>
          <OrderTotals count={countOf(lines)} totals={totalsOfLines(lines)} />
          <Button size="lg" fullWidth render={<Link to="/cart" />} onClick={close}>
            {texts.goToCart}
          </Button>
        </div>
      ) : null}
    </Drawer>
  )
}

type CartDrawerProps = Pick<DrawerProps, "open" | "onOpenChange" | "finalFocus">
