import { limits } from "@shop/api"
import { z } from "@medusajs/framework/zod"

const email = z.email().max(limits.email)

/** How an e-mail is stored and compared. NUL, which Postgres cannot take, stands in no e-mail either way. */
export const normalEmail = (text: string) => text.trim().toLowerCase().replaceAll("\0", "\uFFFD")

/** Whether mail can be sent there, as far as its form tells. */
export const isEmail = (text: string) => email.safeParse(text).success
