import type {
  CapturePaymentInput,
  GetPaymentStatusInput,
  InitiatePaymentOutput,
  ProviderWebhookPayload,
  RefundPaymentInput,
  WebhookActionResult,
} from "@medusajs/framework/types"
import {
  AbstractPaymentProvider,
  BigNumber,
  MedusaError,
  PaymentActions,
  PaymentSessionStatus,
} from "@medusajs/framework/utils"
import { knownRefund } from "./known-refund"
import { type PageSays, readPage } from "./page"
import { giveBack } from "./refunds"

/** What this provider keeps with a payment of Medusa's. */
interface CardData {
  /** The payment page. */
  id?: string
  payment_intent?: string
}

const statuses: Record<PageSays["kind"], PaymentSessionStatus> = {
  open: PaymentSessionStatus.PENDING_AUTHORIZATION,
  pending: PaymentSessionStatus.PENDING_AUTHORIZATION,
  expired: PaymentSessionStatus.CANCELED,
  failed: PaymentSessionStatus.ERROR,
  unknown: PaymentSessionStatus.ERROR,
  paid: PaymentSessionStatus.CAPTURED,
}

/**
 * Cards by Stripe Checkout, for Medusa and Medusa Admin. The pages themselves are opened and settled by
 * `workflows/card-payment`, which writes what Medusa would; here Medusa asks for what it does by itself:
 * refunds, and how a payment stands.
 */
export class StripeCheckoutProvider extends AbstractPaymentProvider {
  static override identifier = "stripe"

  // Medusa makes it; the base class keeps its own to itself.
  constructor(...given: [Record<string, unknown>, Record<string, unknown>?]) {
    super(...given)
  }

  /** A page belongs to an order of this shop; there is no other way to begin one. */
  async initiatePayment(): Promise<InitiatePaymentOutput> {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "Card payments begin with an order in the shop.",
    )
  }

  async authorizePayment({ data }: GetPaymentStatusInput) {
    return this.getPaymentStatus({ data })
  }

  async getPaymentStatus({ data = {} }: GetPaymentStatusInput) {
    const { says } = await readPage(String((data as CardData).id))
    return { data, status: statuses[says.kind] }
  }

  async retrievePayment({ data = {} }: GetPaymentStatusInput) {
    return { data }
  }

  async updatePayment({ data = {} }: GetPaymentStatusInput) {
    return { data }
  }

  /** The page takes the money at once: nothing is left to do. */
  async capturePayment({ data = {} }: CapturePaymentInput) {
    return { data }
  }

  /** Cancelled are only payments that took no money. */
  async cancelPayment({ data = {} }: GetPaymentStatusInput) {
    return { data }
  }

  async deletePayment({ data = {} }: GetPaymentStatusInput) {
    return { data }
  }

  /** Medusa's refund gives the key, so that a repeat gives nothing back twice. */
  async refundPayment({ data = {}, amount, context }: RefundPaymentInput) {
    if (knownRefund.getStore()) return { data }
    const { payment_intent: intentId } = data as CardData
    const ref = context?.idempotency_key
    if (!intentId || !ref) throw new Error("A refund without its payment or its own id.")
    const paise = Math.round(new BigNumber(amount).numeric * 100)
    await giveBack({ intentId, amount: paise, ref })
    return { data }
  }

  /** Medusa's own webhook route is closed: it would answer 200 to whatever comes (`/api/hooks/stripe`). */
  async getWebhookActionAndData(
    _: ProviderWebhookPayload["payload"],
  ): Promise<WebhookActionResult> {
    return { action: PaymentActions.NOT_SUPPORTED }
  }
}
