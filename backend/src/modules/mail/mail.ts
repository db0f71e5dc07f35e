import type { Order } from "@shop/api"
import type { Language } from "@shop/api/language"

/** What a person has to look at in a card payment. */
export type PaymentProblem = NonNullable<NonNullable<Order["payment"]>["problem"]>

/** What the seller is told to look at; `unknown` has no order it could be shown with. */
export type PaymentTrouble = PaymentProblem | "unknown"

/** What each kind of mail tells. Money is whole paise, times are ISO 8601. */
export interface MailFacts {
  "registration-code": { name: string; code: string }
  "reset-code": { code: string }
  "account-exists": Record<string, never>
  "password-changed": { name: string; changedAt: string }
  "order-placed": OrderFacts
  "order-sent": OrderStatusFacts
  "order-delivered": OrderStatusFacts
  "order-cancelled": OrderStatusFacts
  "payment-received": PaymentFacts
  "payment-expired": PaymentFacts
  "payment-failed": PaymentFacts
  "payment-refunded": PaymentFacts
  /** To the seller. */
  "payment-problem": { orderId: string; problem: PaymentTrouble }
  /** Their codes are the tokens of links. */
  "newsletter-confirm": { code: string }
  "newsletter-welcome": { code: string }
}

export type MailKind = keyof MailFacts

/** One mail to send: about `ref`, told once however often it is enqueued. */
export type Mail<Kind extends MailKind = MailKind> = {
  [K in Kind]: {
    kind: K
    /** What it is about (order id, id of the code); with `kind` it makes the mail unique. */
    ref: string
    to: string
    facts: MailFacts[K]
    /** Of the browser that asked for it; without one, the mail speaks what its reader chose last. */
    language?: Language
    /** Not worth sending after this; without it, after a month of tries. */
    expiresAt?: Date
  }
}[Kind]

/** An order as its mail shows it: prices as ordered. */
export interface OrderFacts {
  orderId: string
  placedAt: string
  payment: "COD" | "Online"
  lines: { name: string; quantity: number; unitPaise: number }[]
  subtotalPaise: number
  taxPaise: number
  shippingPaise: number
  totalPaise: number
  address: {
    firstName: string
    lastName: string
    phone: string
    street: string
    city: string
    state: string
    country: string
    zipCode: string
  }
}

/** An order whose status changed. */
export interface OrderStatusFacts {
  orderId: string
  /** First name of whom it is delivered to. */
  name: string
  totalPaise: number
  /** Whether the amount is still to be paid at the door. */
  toPay: boolean
}

/** What happened to the payment of an order. */
export interface PaymentFacts {
  orderId: string
  /** First name of whom it is delivered to. */
  name: string
  amountPaise: number
  at: string
}

/** The fact that opens an account; it is never stored in the clear. */
export const SECRET_FACT = "code"
