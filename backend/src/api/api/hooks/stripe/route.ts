import { z } from "@medusajs/framework/zod"
import { messages } from "@shop/api/messages"
import { provenEvent } from "../../../../modules/stripe-checkout/stripe"
import { BadRequest } from "../../../../refusal"
import { hearEvent } from "../../../../workflows/card-payment/hear-event"
import { call } from "../../../call"
import { parseWith } from "../../../parse-with"
import { readBytes } from "../../../read-body"

/** What every event of the provider has, whatever else it says. */
const envelope = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.object({}) }),
})

/**
 * Events of the card provider. The bytes are proven before anything is read from them, and 200 is said
 * only when what they mean is written down: for anything else the provider sends them again.
 */
export const POST = call("hooks.stripe", async ({ request }) => {
  const signature = request.headers["stripe-signature"]
  const event = provenEvent(await readBytes(request), String(signature ?? ""))
  if (!event) throw new BadRequest(400, messages.webhookUnproven)
  parseWith(envelope, event)
  await hearEvent(event)
  return { message: messages.webhookTaken }
})
