import Stripe from "stripe"
import { env } from "../../server/env"

/**
 * How long one try may take, to the last byte, and how often it is repeated, so that a person who waits
 * for an answer has one well within 15 s. In ms.
 */
const TRY = 4_500
const RETRIES = 1

let client: Stripe | undefined

/** Whether this shop takes cards at all. */
export const takesCards = (): boolean => env().stripe !== undefined

/** The provider's client. @throws Error when the shop takes no cards */
export function stripe(): Stripe {
  const settings = env().stripe
  if (!settings) throw new Error("STRIPE_API_KEY is not set: this shop takes no cards.")
  return (client ??= new Stripe(settings.apiKey, {
    ...addressOf(settings.apiBase),
    // The SDK's other client measures silence: an answer that trickles would hold it for ever.
    httpClient: Stripe.createFetchHttpClient(),
    timeout: TRY,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  }))
}

function addressOf(base: string | undefined) {
  if (!base) return {}
  const { hostname, port, protocol } = new URL(base)
  return { host: hostname, port, protocol: protocol === "https:" ? "https" : "http" } as const
}

/** The event that a body holds, once its signature and age (five minutes) are proven. */
export function provenEvent(body: Buffer, signature: string): Stripe.Event | undefined {
  const secret = env().stripe?.webhookSecret
  if (!secret) return undefined
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, 300)
  } catch {
    return undefined
  }
}
