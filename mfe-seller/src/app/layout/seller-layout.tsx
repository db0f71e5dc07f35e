import type { ReactNode } from "react"
import { UndoBar } from "../../shared/undo/undo-bar"
import { LiveRegion } from "../live/live-region"
import { SellerMenu } from "./seller-menu"
import styles from "./seller-layout.module.css"
import { TopBar } from "./top-bar"

/** Bar above, menu at the side; on a phone the menu is at the bottom, where the thumb is. */
export function SellerLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <TopBar />
      <SellerMenu />
      <div className={styles.screen} data-content tabIndex={-1}>
        {children}
      </div>
      <UndoBar />
      <LiveRegion />
    </div>
  )
}
