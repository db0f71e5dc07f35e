import { AddImageIcon, ListIcon, MailIcon, PackageIcon } from "@shop/ds"
import { NavLink } from "@shop/kernel"
import { useMessages } from "../../messages"
import styles from "./seller-menu.module.css"

const entries = [
  { to: "/seller", label: "addProduct", Icon: AddImageIcon },
  { to: "/seller/product-list", label: "productList", Icon: ListIcon },
  { to: "/seller/orders", label: "orders", Icon: PackageIcon },
  { to: "/seller/contact", label: "contact", Icon: MailIcon },
] as const

/** The seller's four screens. */
export function SellerMenu() {
  const texts = useMessages().layout
  return (
    <nav className={styles.menu} aria-label={texts.menu}>
      {entries.map(({ to, label, Icon }) => (
        <NavLink key={to} to={to} end className={styles.entry}>
          <Icon aria-hidden="true" />
          {texts[label]}
        </NavLink>
      ))}
    </nav>
  )
}
