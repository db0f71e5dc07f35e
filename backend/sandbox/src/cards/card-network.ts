import { CardBooks } from "./card-books.js"
import { CardError } from "./card-error.js"
import { type Journal, noJournal } from "./journal.js"
import { movesOf } from "./card-moves.js"
import type { CheckoutSession, Refund } from "./objects.js"
import { readSessionOrder } from "./read-session-order.js"

type Fields = Record<string, unknown>

/**
 * A card network of this machine: sessions of hosted payment pages, payments, refunds, and the events
 * that tell of them. It moves no money and keeps no card number.
 */
export class CardNetwork extends CardBooks {
  /** Paying, confirming, settling later: what happens on the page and in the bank. */
  readonly moves = movesOf(this)

  constructor(
    /** Where its pages are, without a trailing slash. */
    private readonly baseUrl: () => string,
    journal: Journal = noJournal,
  ) {
    super(journal)
  }

  /** Opens a payment page. @throws CardError for what Stripe would refuse as well */
  createSession(asked: Fields): CheckoutSession {
    const { items, ...order } = readSessionOrder(asked, this.now())
    const id = this.sessions.newId()
    const amount = items.reduce((sum, line) => sum + line.unit_amount * line.quantity, 0)
    this.lines.save({ id, items })
    return this.sessions.save({
      id,
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      mode: "payment",
      amount_subtotal: amount,
      amount_total: amount,
      ...order,
      payment_intent: null,
      url: `${this.baseUrl()}/pay/${id}`,
      created: this.now(),
      livemode: false,
    })
  }

  /** @throws CardError 404 when there is none; 400 once it is not open any more */
  expireSession(id: string): CheckoutSession {
    const session = this.session(id)
    if (session.status !== "open")
      throw new CardError(
        400,
        "resource_missing",
        `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
      )
    return this.moves.expire(session)
  }

  /** Gives money back: all that is left, or an amount. @throws CardError when that is too much */
  refund(asked: Fields): Refund {
    const intent = this.intent(String(asked.payment_intent))
    const charge = this.charges.get(intent.latest_charge ?? "")
    if (!charge) throw new CardError(400, "charge_not_refundable", "This payment has no charge.")
    const left = charge.amount - charge.amount_refunded
    const amount = asked.amount === undefined ? left : Number(asked.amount)
    if (left === 0)
      throw new CardError(
        400,
        "charge_already_refunded",
        `Charge ${charge.id} has already been refunded.`,
      )
    if (this.refunds.list(isOfClosedCard(charge.id)).length > 0)
      throw new CardError(
        400,
        "charge_already_refunded",
        `A previous attempt to refund charge ${charge.id} to its card failed.`,
      )
    if (!Number.isInteger(amount) || amount < 1 || amount > left)
      throw new CardError(400, "amount_too_large", `Refund amount is greater than what is left.`)
    const refund = this.refunds.save({
      id: this.refunds.newId(),
      object: "refund",
      amount,
      currency: charge.currency,
      charge: charge.id,
      payment_intent: intent.id,
      status: "succeeded",
      metadata: (asked.metadata as Record<string, string> | undefined) ?? {},
      created: this.now(),
    })
    const refunded = charge.amount_refunded + amount
    const now = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount }
    this.tell("charge.refunded", this.charges.save(now))
    return refund
  }

  /** Closes pages whose time is over, and tells of it. */
  expireDue(now = this.now()): void {
    for (const session of this.sessions.list(({ status }) => status === "open"))
      if (session.expires_at <= now) this.moves.expire(session)
  }
}

/** A card that could not take one refund is sent no other: Stripe refuses what is left as well. */
const isOfClosedCard = (chargeId: string) => (refund: Refund) =>
  refund.charge === chargeId && refund.failure_reason === "expired_or_canceled_card"
