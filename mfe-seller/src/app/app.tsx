import { Container, Spinner } from "@shop/ds"
import { useSellerSession } from "@shop/kernel"
import { SellerLogin } from "../features/seller-login/components/seller-login"
import { useMessages } from "../messages"
import { SellerArea } from "./seller-area"
import styles from "./app.module.css"

/** The seller's screens; everybody else gets the seller's sign-in at the same addresses. */
export default function App() {
  const texts = useMessages().layout
  const { status } = useSellerSession()
  if (status === "signed-in") return <SellerArea />
  if (status === "signed-out") return <SellerLogin />
  return (
    <Container className={styles.loading}>
      <Spinner label={texts.loading} size="lg" />
    </Container>
  )
}
