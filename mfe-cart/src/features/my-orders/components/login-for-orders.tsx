import { Button, EmptyState, PackageIcon } from "@shop/ds"
import { openSignIn } from "@shop/kernel"
import { useMessages } from "../../../messages"

/** What visitors see in place of orders. */
export function LoginForOrders() {
  const texts = useMessages().orders
  return (
    <EmptyState
      icon={<PackageIcon />}
      title={texts.loginFirst}
      action={<Button onClick={openSignIn}>{texts.login}</Button>}
    />
  )
}
