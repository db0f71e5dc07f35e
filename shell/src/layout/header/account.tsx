import { Avatar, Button, IconButton, initialsOf, Menu, MenuItem } from "@shop/ds"
import { Link, openSignIn, signOut, useSession } from "@shop/kernel"
import { useMessages } from "../../messages"
import styles from "./header.module.css"
import { useMenu } from "./use-menu"

/** Signed out: the Login button. Signed in: the profile menu. Until that is known: their room. */
export function Account() {
  const texts = useMessages().header
  const { status, user } = useSession()
  const links = useMenu("profile")

  if (status === "loading") return <span className={styles.accountSkeleton} />
  if (status === "signed-out") {
    return <Button onClick={openSignIn}>{texts.login}</Button>
  }
  const name = user?.name ?? ""
  return (
    <Menu
      trigger={
        <IconButton label={`${texts.account} ${initialsOf(name)}`.trim()}>
          <Avatar name={name} />
        </IconButton>
      }
    >
      {links.map(({ path, text }) => (
        <MenuItem key={path} render={<Link to={path} />}>
          {text}
        </MenuItem>
      ))}
      <MenuItem onClick={() => void signOut()}>{texts.logout}</MenuItem>
    </Menu>
  )
}
