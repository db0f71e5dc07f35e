import type { SellerProduct } from "@shop/api/client"
import { Button } from "@shop/ds"
import { Link } from "@shop/kernel"
import { useMessages } from "../../../messages"
import type { useWithdraw } from "../api/use-withdraw"
import styles from "./row-actions.module.css"

/** What else can be done with a product: all of it edited, taken off sale, put back. */
export function RowActions({ product, withdrawal }: RowActionsProps) {
  const texts = useMessages().productList
  const { _id, name, withdrawn } = product
  return (
    <div className={styles.actions}>
      <Button
        variant="ghost"
        aria-label={texts.editOf(name)}
        render={<Link to={`/seller/product-list/${_id}`} />}
      >
        {texts.edit}
      </Button>
      <Button
        variant="ghost"
        loading={withdrawal.isPending}
        aria-label={withdrawn ? texts.putBackOf(name) : texts.withdrawOf(name)}
        onClick={() => withdrawal.change(!withdrawn)}
      >
        {withdrawn ? texts.putBack : texts.withdraw}
      </Button>
    </div>
  )
}

interface RowActionsProps {
  product: SellerProduct
  withdrawal: ReturnType<typeof useWithdraw>
}
