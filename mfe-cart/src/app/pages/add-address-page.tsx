import { Card, Container, Heading, Spinner, Stack } from "@shop/ds"
import { Navigate, usePageTitle, useSession } from "@shop/kernel"
import { AddressForm } from "../../features/address-form/components/address-form"
import { useMessages } from "../../messages"
import styles from "./page.module.css"

/** /add-address, for shoppers; anybody else is sent to the cart. */
export function AddAddressPage() {
  const texts = useMessages().addressForm
  const { status, user } = useSession()
  usePageTitle(texts.title)
  if (status === "signed-out") return <Navigate to="/cart" replace />
  return (
    <Container width="narrow" className={styles.page}>
      <Stack>
        <Heading level={1}>{texts.title}</Heading>
        <Card padding="lg">
          {user ? <AddressForm user={user} /> : <Spinner label={texts.loading} />}
        </Card>
      </Stack>
    </Container>
  )
}
