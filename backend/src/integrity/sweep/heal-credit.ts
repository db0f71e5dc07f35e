import type { MedusaContainer } from "@medusajs/framework/types"
import { createOrderCreditLinesWorkflow } from "@medusajs/medusa/core-flows"

/** Rupees that were given back of an order and stayed in its total. */
export interface MissingCredit {
  readonly amount: number
  readonly collection_id: string
}

/**
 * Takes off an order's total what was given back of it, with the same line as Medusa's own refund.
 * @returns what was done, in words
 */
export async function healCredit(
  container: MedusaContainer,
  orderId: string,
  { amount, collection_id }: MissingCredit,
): Promise<string[]> {
  const line = { amount, reference: "payment_collection", reference_id: collection_id }
  await createOrderCreditLinesWorkflow(container).run({
    input: { id: orderId, credit_lines: [line] },
  })
  return ["took a refund off its total"]
}
