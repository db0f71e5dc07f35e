import { rupeesFromPaise } from "@shop/api/money"
import { CartIcon } from "@shop/ds"
import { formatMoney, productsQuery, useLocation, useQuery } from "@shop/kernel"
import { useRef, useState } from "react"
import { useMessages } from "../../messages"
import { linesOf, totalsOfLines } from "../../shared/cart/cart-lines"
import { useCartItems } from "../../shared/cart/use-cart"
import { useCartCount } from "../../shared/cart/use-cart-count"
import styles from "./cart-bar.module.css"
import { CartDrawer } from "./cart-drawer"

/** The pages on which people fill their cart; everywhere else the bar would be in the way. */
const browsing = /^\/(?:products(?:\/.*)?)?$/

/** `cart.cart-bar/v1`: what is in the cart and costs so far, on every page of the shelf. */
export default function CartBar() {
  const { pathname } = useLocation()
  // A new page begins with the drawer closed.
  return browsing.test(pathname) ? <Bar key={pathname} /> : null
}

function Bar() {
  const texts = useMessages().drawer
  const items = useCartItems()
  const count = useCartCount()
  // The page loads the products; until it has, the bar does without the sum.
  const { data: products } = useQuery({ ...productsQuery, enabled: false })
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const total = products && totalsOfLines(linesOf(items, products)).total
  const amount = total === undefined ? undefined : formatMoney(rupeesFromPaise(total))

  if (count === 0 && !isOpen) return null
  return (
    <section aria-label={texts.label} className={styles.place}>
      {count > 0 ? (
        <button
          ref={opener}
          type="button"
          className={styles.bar}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <CartIcon aria-hidden="true" />
          <span className={styles.summary}>{texts.summary(count, amount)}</span>
          <span className={styles.view}>{texts.view}</span>
        </button>
      ) : null}
      <CartDrawer
        open={isOpen}
        onOpenChange={setOpen}
        // Once the cart is empty there is no bar to come back to.
        finalFocus={() => opener.current ?? document.querySelector("main")}
      />
    </section>
  )
}
