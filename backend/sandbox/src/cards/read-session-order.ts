import { CardError } from "./card-error.js"
import type { CheckoutSession, LineItem } from "./objects.js"

type Order = Pick<
  CheckoutSession,
  | "currency"
  | "customer_email"
  | "client_reference_id"
  | "metadata"
  | "success_url"
  | "cancel_url"
  | "expires_at"
> & { items: LineItem[] }

const LEAST_MINUTES = 30
const MOST_HOURS = 24
/** Stripe's least amount in rupees is half a rupee. */
const LEAST_PAISE = 50
/** Amounts have eight digits at most. */
const MOST_PAISE = 99_999_999
const MOST_LINES = 100

/** What a shop asks a page for; `now` in seconds since 1970. @throws CardError as Stripe would refuse it */
export function readSessionOrder(asked: Record<string, unknown>, now: number): Order {
  const invalid = (param: string, why: string) =>
    new CardError(400, "parameter_invalid", `Invalid ${param}: ${why}`)
  if (asked.mode !== "payment") throw invalid("mode", "only payment is offered here.")
  if (typeof asked.success_url !== "string") throw invalid("success_url", "it is missing.")
  const lines = Array.isArray(asked.line_items) ? (asked.line_items as unknown[]) : []
  if (lines.length < 1 || lines.length > MOST_LINES)
    throw invalid("line_items", `1 to ${MOST_LINES} lines are taken.`)
  const items = lines.map((line) => readLine(line))
  const [{ currency } = { currency: "" }] = items
  if (items.some((item) => item.currency !== currency))
    throw invalid("line_items", "all lines must be of one currency.")
  const total = items.reduce((sum, item) => sum + item.unit_amount * item.quantity, 0)
  if (total < LEAST_PAISE)
    throw new CardError(400, "amount_too_small", "The amount is too small to be charged.")
  if (total > MOST_PAISE)
    throw new CardError(400, "amount_too_large", "The amount is too large to be charged.")
  const expires_at = Math.floor(Number(asked.expires_at ?? now + MOST_HOURS * 3_600))
  if (expires_at < now + LEAST_MINUTES * 60 || expires_at > now + MOST_HOURS * 3_600 + 60)
    throw invalid("expires_at", `it must be ${LEAST_MINUTES} minutes to ${MOST_HOURS} hours ahead.`)
  return {
    currency,
    customer_email: textOf(asked.customer_email),
    client_reference_id: textOf(asked.client_reference_id),
    metadata: (asked.metadata as Record<string, string> | undefined) ?? {},
    success_url: asked.success_url,
    cancel_url: textOf(asked.cancel_url),
    expires_at,
    items: items.map(({ name, quantity, unit_amount }) => ({ name, quantity, unit_amount })),
  }
}

function readLine(line: unknown): LineItem & { currency: string } {
  const { quantity, price_data: price } = line as {
    quantity?: string
    price_data?: { currency?: string; unit_amount?: string; product_data?: { name?: string } }
  }
  const item = {
    name: price?.product_data?.name ?? "",
    currency: price?.currency ?? "",
    quantity: Number(quantity ?? 1),
    unit_amount: Number(price?.unit_amount),
  }
  const isWhole = (value: number) => Number.isInteger(value) && value >= 0
  if (!item.name || !item.currency || !isWhole(item.quantity) || !isWhole(item.unit_amount))
    throw new CardError(400, "parameter_invalid", "A line needs quantity, currency, amount, name.")
  return item
}

const textOf = (value: unknown) => (typeof value === "string" ? value : null)
