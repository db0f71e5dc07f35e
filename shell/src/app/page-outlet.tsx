import { useLocation } from "@shop/kernel"
import { RemotePart, routeOwner, useComposition } from "@shop/kernel/host"
import { MAIN_ID } from "../layout/skip-link/skip-link"
import { ShellPages } from "../pages/shell-pages"
import styles from "./page-outlet.module.css"
import { useArrival } from "./use-arrival"
import { useIsHeldUp } from "./use-is-held-up"

/** The page of the address: drawn by the micro-frontend that owns it, or else by the shell. */
export function PageOutlet() {
  const { registry, Loading } = useComposition()
  const { pathname } = useLocation()
  const owner = routeOwner(registry, pathname)
  const main = useArrival()
  const isHeldUp = useIsHeldUp(pathname)
  return (
    <main id={MAIN_ID} ref={main} tabIndex={-1} className={styles.main}>
      {isHeldUp ? (
        <Loading place="page" slow />
      ) : owner ? (
        <RemotePart key={owner.name} microFrontend={owner.name} module="./app" place="page" />
      ) : (
        <ShellPages />
      )}
    </main>
  )
}
