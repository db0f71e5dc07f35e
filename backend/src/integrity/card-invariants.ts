import { closedStates, inSql, waitingStates } from "../modules/card-checkout/payment-state"
import type { Invariant } from "./invariant"

const running = "The running shop puts this right within minutes; else its log says why."

/** Money and orders by card: paid always ends as an order or a refund. */
export const cardInvariants: readonly Invariant[] = [
  {
    name: "card payments that are paid, without that money in their order",
    select: `
      select card.order_id as id from shop_card_payment card where card.state = 'paid'
        and not exists (select from payment p join capture c on c.payment_id = p.id
          where p.payment_session_id = card.session_id
            and round(100 * c.amount) = card.amount and c.deleted_at is null)`,
    advice: "Should not be possible. Compare the order with the provider's pages.",
  },
  {
    name: "cancelled orders whose money by card has stayed",
    select: `
      select o.id from shop_card_payment card join "order" o on o.id = card.order_id
      join payment_collection money on money.id = card.collection_id
      where o.status = 'canceled' and o.deleted_at is null
        and coalesce(money.captured_amount, 0) > coalesce(money.refunded_amount, 0)`,
    advice: running,
  },
  {
    name: "orders that stand although their card payment was closed without money",
    select: `
      select o.id from shop_card_payment card join "order" o on o.id = card.order_id
      where card.state in ${inSql(closedStates)} and o.deleted_at is null
        and o.status <> 'canceled'`,
    advice: "Should not be possible. Cancel the order in Medusa Admin.",
  },
  {
    name: "orders with refunds that failed at the card provider",
    select: `select order_id as id from shop_card_payment where failed_refunds > 0`,
    advice:
      "Refund again in the seller's orders. If the card takes no money any more, pay the shopper in another way and say so there.",
  },
  {
    name: "orders that still wait for a payment page which is long over",
    select: `
      select order_id as id from shop_card_payment
      where state in ${inSql(waitingStates)} and expires_at < now() - interval '1 hour'`,
    advice: "The card provider does not answer: look at STRIPE_API_KEY and at the log.",
  },
]
