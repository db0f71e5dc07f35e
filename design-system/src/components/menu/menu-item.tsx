import { Menu as BaseMenu } from "@base-ui/react/menu"
import { cx } from "../../internals/cx"
import styles from "./menu.module.css"

/** One thing to do in a `Menu`. `render={<Link to="…" />}` makes it go somewhere. */
export function MenuItem({ className, ...props }: MenuItemProps) {
  return <BaseMenu.Item {...props} className={cx(styles.item, className)} />
}

export interface MenuItemProps extends Omit<BaseMenu.Item.Props, "className"> {
  className?: string
}
