import type { Menu as BaseMenu } from "@base-ui/react/menu"
import { use } from "react"
import { cx } from "../../internals/cx"
import { MenuItemContext } from "./menu-item-context"
import styles from "./menu.module.css"

/** One thing to do in a `Menu`. `render={<Link to="…" />}` makes it go somewhere. */
export function MenuItem({ className, ...props }: MenuItemProps) {
  const draw = use(MenuItemContext)
  if (!draw) throw new Error("A MenuItem stands in a Menu: put it among the children of one.")
  return draw({ ...props, className: cx(styles.item, className) })
}

export interface MenuItemProps extends Omit<BaseMenu.Item.Props, "className"> {
  className?: string
}
