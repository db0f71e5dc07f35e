import { Button, Drawer, IconButton, MenuIcon } from "@shop/ds"
import { NavLink, openSignIn, signOut, useLocation, useSession } from "@shop/kernel"
import { useState } from "react"
import { useMessages } from "../../messages"
import styles from "./small-menu.module.css"
import type { MenuLink } from "./use-menu"

/** The header's links on small screens, behind a button. */
export function SmallMenu({ links }: { links: MenuLink[] }) {
  const texts = useMessages().header
  const { status } = useSession()
  const { key } = useLocation()
  // Open at one address only: going anywhere closes it.
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === key
  const setOpen = (next: boolean) => setOpenAt(next ? key : undefined)

  function closeAnd(action: () => void) {
    setOpen(false)
    action()
  }

  return (
    <div className={styles.menu}>
      <IconButton label={texts.openMenu} aria-expanded={open} onClick={() => setOpen(true)}>
        <MenuIcon aria-hidden="true" />
      </IconButton>
      <Drawer open={open} onOpenChange={setOpen} title={texts.menu} closeLabel={texts.closeMenu}>
        <nav className={styles.links} aria-label={texts.label}>
          {links.map(({ path, text }) => (
            <NavLink key={path} to={path} end className={styles.link}>
              {text}
            </NavLink>
          ))}
        </nav>
        {status === "signed-in" ? (
          <Button variant="outline" fullWidth onClick={() => closeAnd(() => void signOut())}>
            {texts.logout}
          </Button>
        ) : (
          <Button fullWidth onClick={() => closeAnd(openSignIn)}>
            {texts.login}
          </Button>
        )}
      </Drawer>
    </div>
  )
}
