import type Stripe from "stripe"
import { stripe } from "./stripe"

/** A refund as the provider knows it; `ref` is the shop's own name of it. Amounts in paise. */
export interface CardRefund {
  readonly id: string
  readonly amount: number
  readonly ref?: string
  /** It gave nothing back: the bank refused it, maybe weeks later, or it was cancelled. */
  readonly isFailed: boolean
}

/**
 * Gives money of a payment back: an amount, or all that is left. The same `ref` is the same one refund.
 * All that was given back already counts as done.
 * @throws Stripe's errors, also where a card that could not take a refund is sent no other
 */
export async function giveBack(refund: {
  intentId: string
  amount?: number
  ref: string
}): Promise<void> {
  const { intentId, amount, ref } = refund
  try {
    await stripe().refunds.create(
      { payment_intent: intentId, ...(amount && { amount }), metadata: { refund_id: ref } },
      { idempotencyKey: `refund-${ref}` },
    )
  } catch (error) {
    const { code } = error as Partial<Stripe.errors.StripeError>
    if (code !== "charge_already_refunded" || !(await isAllBack(intentId))) throw error
  }
}

async function isAllBack(intentId: string): Promise<boolean> {
  const expand = ["latest_charge"]
  const { latest_charge: charge } = await stripe().paymentIntents.retrieve(intentId, { expand })
  return typeof charge === "object" && charge?.refunded === true
}

/** Every refund of a payment, oldest first, also those that failed or were made in the provider's pages. */
export async function refundsOf(intentId: string): Promise<CardRefund[]> {
  const all = await stripe()
    .refunds.list({ payment_intent: intentId, limit: 100 })
    .autoPagingToArray({ limit: 10_000 })
  return all
    .map(({ id, amount, metadata, status }) => ({
      id,
      amount,
      isFailed: status === "failed" || status === "canceled",
      ...(metadata?.refund_id && { ref: metadata.refund_id }),
    }))
    .reverse()
}
