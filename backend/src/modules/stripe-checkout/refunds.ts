import type Stripe from "stripe"
import { stripe } from "./stripe"

/** A refund as the provider knows it; `ref` is the shop's own name of it. Amounts in paise. */
export interface CardRefund {
  readonly id: string
  readonly amount: number
  readonly ref?: string
}

/**
 * Gives money of a payment back: an amount, or all that is left. The same `ref` is the same one refund.
 * All that was given back already counts as done.
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
    if ((error as Partial<Stripe.errors.StripeError>).code !== "charge_already_refunded")
      throw error
  }
}

/** Every refund of a payment, oldest first, also those made in the provider's own pages. */
export async function refundsOf(intentId: string): Promise<CardRefund[]> {
  const all = await stripe()
    .refunds.list({ payment_intent: intentId, limit: 100 })
    .autoPagingToArray({ limit: 10_000 })
  return all
    .filter(({ status }) => status !== "failed" && status !== "canceled")
    .map(({ id, amount, metadata }) => ({
      id,
      amount,
      ...(metadata?.refund_id && { ref: metadata.refund_id }),
    }))
    .reverse()
}
