import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { messages } from "@shop/api/messages"
import { Refusal } from "../../../refusal"
import { offersList } from "../offers-list"

/**
 * Finds or makes the list of offers. It is not undone: others may have put a price into it by then.
 * @throws Refusal while the list is switched off in Medusa Admin
 */
export const offersListStep = createStep("offers-list", async (_: void, { container }) => {
  const { id, holds } = await offersList(container)
  if (!holds) throw new Refusal(messages.offersOff)
  return new StepResponse(id)
})
