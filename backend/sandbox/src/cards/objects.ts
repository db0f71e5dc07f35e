/** What the card network keeps, in the form in which Stripe's API shows it. Amounts in paise. */
export interface CheckoutSession {
  id: string
  object: "checkout.session"
  status: "open" | "complete" | "expired"
  payment_status: "paid" | "unpaid"
  mode: "payment"
  amount_subtotal: number
  amount_total: number
  currency: string
  customer_email: string | null
  client_reference_id: string | null
  metadata: Record<string, string>
  payment_intent: string | null
  success_url: string
  cancel_url: string | null
  url: string | null
  created: number
  expires_at: number
  livemode: false
}

export interface LineItem {
  name: string
  quantity: number
  unit_amount: number
}

export interface PaymentIntent {
  id: string
  object: "payment_intent"
  amount: number
  amount_received: number
  currency: string
  status: "processing" | "succeeded" | "requires_payment_method"
  latest_charge: string | null
  metadata: Record<string, string>
  created: number
  livemode: false
}

export interface Charge {
  id: string
  object: "charge"
  amount: number
  amount_refunded: number
  refunded: boolean
  disputed: boolean
  currency: string
  payment_intent: string
  metadata: Record<string, string>
  /** Of the card, no more than its last four digits are ever kept. */
  payment_method_details: { type: "card"; card: { last4: string } }
  created: number
  livemode: false
}

export type RefundFailure = "expired_or_canceled_card" | "unknown"

export interface Refund {
  id: string
  object: "refund"
  amount: number
  currency: string
  charge: string
  payment_intent: string
  status: "succeeded" | "failed"
  failure_reason?: RefundFailure
  metadata: Record<string, string>
  created: number
}

export interface Dispute {
  id: string
  object: "dispute"
  amount: number
  currency: string
  charge: string
  payment_intent: string
  status: "needs_response"
  created: number
}

export interface CardEvent {
  id: string
  object: "event"
  type: string
  created: number
  livemode: false
  data: { object: CheckoutSession | Charge | Dispute | Refund }
}
