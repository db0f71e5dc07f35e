import type { Menu as BaseMenu } from "@base-ui/react/menu"
import { createContext, type ReactNode } from "react"

/** Draws Base UI's item; the menu's panel brings it along, so that `MenuItem` itself costs nothing. */
export const MenuItemContext = createContext<
  ((props: BaseMenu.Item.Props) => ReactNode) | undefined
>(undefined)
