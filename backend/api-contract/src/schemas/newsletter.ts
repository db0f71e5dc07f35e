import { z } from "zod"

export const newsletterRequest = z.object({ email: z.string() })
export const newsletterToken = z.object({ token: z.string() })
