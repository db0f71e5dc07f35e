import { Button } from "@shop/ds"
import { readBootData, useStore } from "@shop/kernel/host"
import { useMessages } from "../messages"
import { changeOverride } from "./change-override"
import { OwnersOverlay } from "./owners-overlay"
import { ownersShown } from "./owners-switch"
import styles from "./staging.module.css"

/** What stands over every page outside production: what is not as published, and whose is what. */
export default function StagingTools() {
  const texts = useMessages().staging
  const overrides = Object.entries(readBootData()?.overrides ?? {})
  return (
    <>
      {useStore(ownersShown) ? <OwnersOverlay /> : null}
      {overrides.length > 0 ? (
        <aside className={styles.banner} aria-label={texts.bannerLabel}>
          <p>{overrides.map(([name, address]) => texts.runsFrom(name, address)).join(" ")}</p>
          <Button size="sm" variant="outline" onClick={() => void changeOverride()}>
            {texts.reset}
          </Button>
        </aside>
      ) : null}
    </>
  )
}
