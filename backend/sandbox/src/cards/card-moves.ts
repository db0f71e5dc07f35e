import type { CardBooks } from "./card-books.js"
import type { CheckoutSession, PaymentIntent, RefundFailure } from "./objects.js"
import { cardOutcome } from "./test-cards.js"

/** What came of a card that was entered on a page. */
export type PayAnswer = "paid" | "declined" | "confirm" | "invalid" | "closed"

/** Everything that happens to a page and its money without the shop's doing. */
export function movesOf(network: CardBooks) {
  const open = (id: string) => {
    const session = network.sessions.get(id)
    return session?.status === "open" && session.expires_at > network.now() ? session : undefined
  }

  function makeIntent(session: CheckoutSession, status: PaymentIntent["status"], last4: string) {
    const { amount_total: amount, currency, metadata } = session
    const common = { currency, metadata, created: network.now(), livemode: false as const }
    const id = network.intents.newId()
    const intent = { id, object: "payment_intent" as const, amount, status, ...common }
    network.intents.save({ ...intent, amount_received: 0, latest_charge: null })
    return status === "succeeded" ? charge(id, last4) : network.intent(id)
  }

  function charge(intentId: string, last4: string): PaymentIntent {
    const intent = network.intent(intentId)
    const { id } = network.charges.save({
      id: network.charges.newId(),
      object: "charge",
      amount: intent.amount,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
      currency: intent.currency,
      payment_intent: intent.id,
      metadata: intent.metadata,
      payment_method_details: { type: "card", card: { last4 } },
      created: network.now(),
      livemode: false,
    })
    const paid = { amount_received: intent.amount, status: "succeeded" as const, latest_charge: id }
    return network.intents.save({ ...intent, ...paid })
  }

  function complete(session: CheckoutSession, last4: string): CheckoutSession {
    const intent = makeIntent(session, "succeeded", last4)
    const paid = network.sessions.save({
      ...session,
      status: "complete",
      payment_status: "paid",
      payment_intent: intent.id,
      url: null,
    })
    network.tell("checkout.session.completed", paid)
    return paid
  }

  return {
    /** Enters a card on a page; `confirmed` once the extra step was taken. */
    pay(sessionId: string, card: string, confirmed = false): PayAnswer {
      const session = open(sessionId)
      if (!session) return "closed"
      const outcome = cardOutcome(card)
      if (outcome === "confirm" && !confirmed) return "confirm"
      if (outcome === "invalid" || outcome === "declined") return outcome
      complete(session, card.replace(/\D/g, "").slice(-4))
      return "paid"
    },

    /** A payment that was under way when the page closed, and comes through all the same. */
    payLate(sessionId: string): CheckoutSession {
      return complete(network.session(sessionId), "4242")
    },

    /** Pays by something slower than a card: the page is done, the money still on its way. */
    payLater(sessionId: string): CheckoutSession {
      const session = network.session(sessionId)
      const intent = makeIntent(session, "processing", "0000")
      const done = { status: "complete" as const, payment_intent: intent.id, url: null }
      const pending = network.sessions.save({ ...session, ...done })
      network.tell("checkout.session.completed", pending)
      return pending
    },

    /** The slow payment has arrived, or has not. */
    arrive(sessionId: string, ok: boolean): CheckoutSession {
      const session = network.session(sessionId)
      const id = session.payment_intent ?? ""
      if (!ok) {
        network.intents.save({ ...network.intent(id), status: "requires_payment_method" })
        network.tell("checkout.session.async_payment_failed", session)
        return session
      }
      charge(id, "0000")
      const paid = network.sessions.save({ ...session, payment_status: "paid" })
      network.tell("checkout.session.async_payment_succeeded", paid)
      return paid
    },

    expire(session: CheckoutSession): CheckoutSession {
      const expired = network.sessions.save({ ...session, status: "expired", url: null })
      network.tell("checkout.session.expired", expired)
      return expired
    },

    /** The bank sends a refund back: the charge stands as if it had never been made. */
    failRefund(refundId: string, failure_reason: RefundFailure = "unknown"): void {
      const refund = network.refunds.get(refundId)
      const charged = network.charges.get(refund?.charge ?? "")
      if (!refund || !charged) return
      const amount_refunded = charged.amount_refunded - refund.amount
      network.charges.save({ ...charged, amount_refunded, refunded: false })
      const failed = network.refunds.save({ ...refund, status: "failed", failure_reason })
      for (const type of ["refund.updated", "charge.refund.updated", "refund.failed"])
        network.tell(type, failed)
    },

    /** The card's owner asks their bank for the money back. */
    dispute(sessionId: string): void {
      const intent = network.intent(network.session(sessionId).payment_intent ?? "")
      const charged = network.charges.get(intent.latest_charge ?? "")
      if (!charged) return
      network.charges.save({ ...charged, disputed: true })
      const dispute = network.disputes.save({
        id: network.disputes.newId(),
        object: "dispute",
        amount: charged.amount,
        currency: charged.currency,
        charge: charged.id,
        payment_intent: intent.id,
        status: "needs_response",
        created: network.now(),
      })
      network.tell("charge.dispute.created", dispute)
    },
  }
}
