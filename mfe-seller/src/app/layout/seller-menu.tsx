import { AddImageIcon, ListIcon, MailIcon, PackageIcon } from "@shop/ds"
import { NavLink } from "@shop/kernel"
import { useMessages } from "../../messages"
import { useNews } from "../../shared/live/news"
import styles from "./seller-menu.module.css"

const entries = [
  { to: "/seller", label: "addProduct", Icon: AddImageIcon, news: undefined },
  { to: "/seller/product-list", label: "productList", Icon: ListIcon, news: undefined },
  { to: "/seller/orders", label: "orders", Icon: PackageIcon, news: "orders" },
  { to: "/seller/contact", label: "contact", Icon: MailIcon, news: "messages" },
] as const

/** The seller's four screens, with the number of orders and messages that have just arrived. */
export function SellerMenu() {
  const texts = useMessages().layout
  const news = useNews()
  return (
    <nav className={styles.menu} aria-label={texts.menu}>
      {entries.map(({ to, label, Icon, news: kind }) => {
        const count = kind ? news[kind].size : 0
        return (
          <NavLink key={to} to={to} end={to === "/seller"} className={styles.entry}>
            <span className={styles.icon}>
              <Icon aria-hidden="true" />
              {/* Read out by the live region, and by the mark on each card. */}
              {count > 0 ? (
                <span className={styles.count} aria-hidden="true">
                  {count > 99 ? "99+" : count}
                </span>
              ) : null}
            </span>
            {texts[label]}
          </NavLink>
        )
      })}
    </nav>
  )
}
