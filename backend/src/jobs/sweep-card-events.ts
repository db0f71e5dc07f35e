import type { MedusaContainer } from "@medusajs/framework/types"
import { CARD_CHECKOUT } from "../modules/card-checkout"
import type { CardCheckoutService } from "../modules/card-checkout/service"

/** Events that the provider no longer repeats. */
export default async function sweepCardEvents(container: MedusaContainer): Promise<void> {
  await container.resolve<CardCheckoutService>(CARD_CHECKOUT).sweep()
}

export const config = { name: "sweep-card-events", schedule: "17 * * * *" }
