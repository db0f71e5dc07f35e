import { z } from "zod"
import { rupees } from "./fields.js"

/** The refusal every call may give; `message` and `error` are the same sentence for the person. */
export const refusal = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  amount: rupees.optional().meta({
    description: "Of an order whose `expectedAmount` is not the price: the amount in rupees.",
  }),
  shortages: z
    .array(z.object({ productId: z.string(), left: z.number() }))
    .optional()
    .meta({ description: "Of an order for more than there is: how many of each could be had." }),
  needsQuantity: z
    .boolean()
    .optional()
    .meta({ description: "Of switching on an empty counted product: try again with `quantity`." }),
  requestId: z.string().optional().meta({ description: "Of 500 and 503: names it in the log." }),
})
export type RefusalAnswer = z.infer<typeof refusal>

/** A call's success: `success`, a sentence, and the fields given. */
export function success<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), message: z.string(), ...shape })
}
