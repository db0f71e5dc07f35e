import { rupeesFromPaise } from "@shop/api/money"
import { Card, Heading, Select, Stack } from "@shop/ds"
import { notify, shop, useQuery, useSession } from "@shop/kernel"
import { useState } from "react"
import { useMessages } from "../../../messages"
import { addressesQuery } from "../../../shared/addresses/addresses-query"
import { countOf, totalsOfLines } from "../../../shared/cart/cart-lines"
import { useCartItems } from "../../../shared/cart/use-cart"
import { useCartLines } from "../../../shared/cart/use-cart-lines"
import type { PaymentMethod } from "../../../shared/checkout-choice/checkout-choice"
import { leadToSoldOut } from "../../../shared/line-notice/lead-to-sold-out"
import { orderObstacle } from "../order-obstacle"
import { useCheckoutChoice } from "../use-checkout-choice"
import { usePlacement } from "../use-placement"
import { AddressPicker } from "./address-picker"
import styles from "./checkout.module.css"
import { OrderButton } from "./order-button"
import { OrderTotals } from "../../../shared/order-totals/order-totals"

/** Where to, how paid, what it costs, and the button that orders. */
export function Checkout() {
  const { summary: texts, addresses: addressTexts } = useMessages()
  const { status, user } = useSession()
  const { lines, products } = useCartLines()
  const addresses = useQuery({
    ...addressesQuery(user?._id ?? ""),
    enabled: status === "signed-in",
  })
  const { address, method, choose } = useCheckoutChoice(addresses.data)
  const placement = usePlacement()
  const items = useCartItems()
  /** The cart whose buyer was led to a line that sold out; nothing is said of another one. */
  const [led, setLed] = useState<typeof items>()

  const totals = totalsOfLines(lines)
  const obstacle = orderObstacle({
    lineCount: products.data && lines.length,
    status,
    addressId: address?._id,
    addressesPending: addresses.isPending,
  })

  const soldOut = lines.filter(({ product }) => !product.inStock)
  const soldOutText = texts.soldOut(soldOut.map(({ product }) => product.name))

  function order() {
    // The server would refuse; what helps stands at the line.
    if (soldOut.length > 0 && leadToSoldOut()) {
      setLed(items)
      return notify.error(soldOutText)
    }
    placement.place({
      method,
      request: {
        userId: user?._id,
        items: lines.map(({ product, quantity }) => ({ productId: product._id, quantity })),
        addressId: address?._id ?? "",
        expectedAmount: rupeesFromPaise(totals.total),
      },
    })
  }

  return (
    <Card render={<section aria-labelledby="order-summary" />}>
      <Stack>
        <Heading level={2} id="order-summary">
          {texts.title}
        </Heading>
        {status === "signed-out" ? (
          <p className={styles.loginFirst}>{addressTexts.loginFirst}</p>
        ) : (
          <AddressPicker
            addresses={addresses.data}
            failed={addresses.isError}
            onRetry={() => void addresses.refetch()}
            selectedId={address?._id}
            onSelect={(addressId) => choose({ addressId })}
          />
        )}
        <Select
          label={texts.payment}
          value={method}
          onChange={(event) => choose({ method: event.target.value as PaymentMethod })}
        >
          <option value="COD">{texts.cod}</option>
          {shop.withoutCards ? null : <option value="Online">{texts.online}</option>}
        </Select>
        <OrderTotals count={countOf(lines)} totals={totals} />
        <OrderButton
          method={method}
          obstacle={obstacle}
          isPlacing={placement.isPlacing}
          refusal={led === items && soldOut.length > 0 ? soldOutText : placement.refusal}
          onPress={order}
        />
      </Stack>
    </Card>
  )
}
