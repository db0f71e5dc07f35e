import { z } from "zod"
import { isoTime } from "./fields.js"

export const contactMessage = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    createdAt: isoTime,
    answered: z.boolean().meta({ description: "An addition: a seller has marked it so." }),
  })
  .meta({ id: "ContactMessage" })
export type ContactMessage = z.infer<typeof contactMessage>

/** Name and e-mail of the body are ignored: the session's are stored. */
export const contactSendRequest = z.object({
  name: z.unknown().optional(),
  email: z.unknown().optional(),
  message: z.string(),
})

export const contactAnsweredRequest = z.object({ messageId: z.string(), answered: z.boolean() })
