import { limits } from "@shop/api"
import { z } from "@medusajs/framework/zod"

const email = z.email().max(limits.email)

/** How an e-mail is stored and compared. */
export const normalEmail = (text: string) => text.trim().toLowerCase()

/** Whether mail can be sent there, as far as its form tells. */
export const isEmail = (text: string) => email.safeParse(text).success
