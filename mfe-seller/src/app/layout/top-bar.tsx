import { Button, SignOutIcon } from "@shop/ds"
import { Link } from "@shop/kernel"
import { useMessages } from "../../messages"
import { Brand } from "../../shared/brand/brand"
import { LanguageButton } from "../../shared/language-button/language-button"
import { useSignOut } from "./use-sign-out"
import styles from "./top-bar.module.css"

/** The shop's name, who is here, and the way out. */
export function TopBar() {
  const texts = useMessages().layout
  const signOut = useSignOut()
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.brand} title={texts.toShop}>
        <Brand nameClassName={styles.name} />
      </Link>
      <LanguageButton />
      <p className={styles.greeting}>{texts.greeting}</p>
      <Button variant="outline" size="md" onClick={() => void signOut()}>
        <SignOutIcon aria-hidden="true" />
        {texts.logout}
      </Button>
    </header>
  )
}
