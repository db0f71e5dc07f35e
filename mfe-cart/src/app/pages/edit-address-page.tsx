import { Button, Card, Container, EmptyState, ErrorCard, Heading, Spinner, Stack } from "@shop/ds"
import { Link, Navigate, usePageTitle, useParams, useQuery, useSession } from "@shop/kernel"
import { AddressForm } from "../../features/address-form/components/address-form"
import { useMessages } from "../../messages"
import { addressesQuery } from "../../shared/addresses/addresses-query"
import styles from "./page.module.css"

/** /edit-address/{id}, for the shopper whose address it is; visitors are sent to the cart. */
export function EditAddressPage() {
  const texts = useMessages().addressForm
  const { status } = useSession()
  usePageTitle(texts.editTitle)
  if (status === "signed-out") return <Navigate to="/cart" replace />
  return (
    <Container width="narrow" className={styles.page}>
      <Stack>
        <Heading level={1}>{texts.editTitle}</Heading>
        <SavedAddress />
      </Stack>
    </Container>
  )
}

function SavedAddress() {
  const { addressForm: texts, addresses: listTexts } = useMessages()
  const { id } = useParams()
  const { user } = useSession()
  const addresses = useQuery({ ...addressesQuery(user?._id ?? ""), enabled: user !== undefined })
  const address = addresses.data?.find(({ _id }) => _id === id)

  if (user && address) {
    return (
      <Card padding="lg">
        <AddressForm key={address._id} user={user} address={address} />
      </Card>
    )
  }
  if (addresses.data) {
    return (
      <EmptyState
        title={texts.unknown}
        action={<Button render={<Link to="/cart" />}>{texts.back}</Button>}
      />
    )
  }
  if (addresses.isError) {
    return (
      <ErrorCard
        title={listTexts.failed}
        retryLabel={listTexts.tryAgain}
        retrying={addresses.isFetching}
        onRetry={() => void addresses.refetch()}
      />
    )
  }
  return <Spinner label={texts.loading} />
}
