import Stripe from "stripe"
import { stripe } from "./stripe"

/** The least time for which the provider opens a page, in ms by its own clock. */
const LEAST_LIFE = 30 * 60_000

/** A payment page as the provider knows it. */
export interface CardPage {
  readonly id: string
  /** Absent once it is closed. */
  readonly url?: string
  readonly orderId?: string
  readonly says: PageSays
}

/** What the provider says of a page and its money. Amounts in paise. */
export type PageSays =
  | { readonly kind: "open" }
  /** Done by the shopper, and the money still on its way. */
  | { readonly kind: "pending"; readonly intentId?: string }
  | { readonly kind: "expired" }
  | { readonly kind: "failed" }
  /** There is no such page: it was made in another account, or deleted. */
  | { readonly kind: "unknown" }
  | {
      readonly kind: "paid"
      readonly amount: number
      readonly currency: string
      readonly intentId: string
    }

/** What is asked of the provider for one order. Amounts in paise. */
export interface PageOrder {
  readonly orderId: string
  readonly email: string
  readonly lines: readonly { name: string; quantity: number; unitPaise: number }[]
  readonly expiresAt: Date
  readonly successUrl: string
  readonly cancelUrl: string
}

/**
 * Opens the payment page of an order; asked again with the same end, it is the same one.
 * @throws Stripe's errors: the page may then exist, but nobody has its address
 */
export async function openPage(order: PageOrder): Promise<CardPage> {
  const metadata = { order_id: order.orderId }
  const expires_at = Math.floor(order.expiresAt.getTime() / 1_000)
  const session = await stripe().checkout.sessions.create(
    {
      mode: "payment",
      line_items: order.lines.map(({ name, quantity, unitPaise }) => ({
        quantity,
        price_data: { currency: "inr", unit_amount: unitPaise, product_data: { name } },
      })),
      customer_email: order.email,
      client_reference_id: order.orderId,
      metadata,
      payment_intent_data: { metadata },
      expires_at,
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
    },
    { idempotencyKey: `checkout-${order.orderId}-${expires_at}` },
  )
  return toPage(session)
}

/** The provider's time when it refused a page for ending too soon: its clock is ahead of ours. */
export function timeOfRefusal(error: unknown, expiresAt: Date): Date | undefined {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return undefined
  const time = new Date(error.headers?.date ?? "")
  return expiresAt.getTime() - time.getTime() < LEAST_LIFE ? time : undefined
}

/** Asks how a page stands. @throws Stripe's errors, but for the one that says there is no such page */
export async function readPage(pageId: string): Promise<CardPage> {
  const expand = ["payment_intent"]
  try {
    return toPage(await stripe().checkout.sessions.retrieve(pageId, { expand }))
  } catch (error) {
    if (!isUnknownPage(error)) throw error
    return { id: pageId, says: { kind: "unknown" } }
  }
}

/** Only the provider's own word counts: something on the way to it may answer 404 as well. */
const isUnknownPage = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.statusCode === 404 &&
  error.code === "resource_missing"

/** Closes a page, if it is still open. @returns how it stands then: it may have been paid before */
export async function closePage(pageId: string): Promise<CardPage> {
  const page = await readPage(pageId)
  if (page.says.kind !== "open") return page
  try {
    return toPage(await stripe().checkout.sessions.expire(pageId))
  } catch (error) {
    const now = await readPage(pageId)
    if (now.says.kind === "open") throw error
    return now
  }
}

/** A session as the provider sends it, also inside an event. */
export function toPage(session: Stripe.Checkout.Session): CardPage {
  const orderId = session.metadata?.order_id
  return {
    id: session.id,
    ...(session.url && { url: session.url }),
    ...(orderId && { orderId }),
    says: saysOf(session),
  }
}

function saysOf(session: Stripe.Checkout.Session): PageSays {
  const { payment_intent: intent, status } = session
  const intentId = typeof intent === "string" ? intent : intent?.id
  if (session.payment_status === "paid")
    return {
      kind: "paid",
      amount: session.amount_total ?? 0,
      currency: session.currency ?? "",
      intentId: intentId ?? "",
    }
  if (status === "expired") return { kind: "expired" }
  if (status === "open") return { kind: "open" }
  const failed =
    typeof intent === "object" &&
    (intent?.status === "requires_payment_method" || intent?.status === "canceled")
  return failed ? { kind: "failed" } : { kind: "pending", intentId }
}
