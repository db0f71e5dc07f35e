import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { offersList } from "../offers-list"

/** Finds or makes the list of offers. It is not undone: others may have put a price into it by then. */
export const offersListStep = createStep(
  "offers-list",
  async (_: void, { container }) => new StepResponse(await offersList(container)),
)
