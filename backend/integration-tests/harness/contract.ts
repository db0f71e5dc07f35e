import { calls, refusal } from "@shop/api"
import type { z } from "@medusajs/framework/zod"

interface Described {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly answer: z.ZodType
}

const described = new Map(
  Object.values(calls as Record<string, Described>).map((call) => [
    `${call.method} ${call.path}`,
    call,
  ]),
)

/**
 * Holds an answer against the contract: every 200 of a call is its success or a refusal, every other
 * status a refusal.
 * @throws when the server sent something else
 */
export function checkContract(method: string, path: string, status: number, body: unknown): void {
  if (status >= 300 && status < 400) return // leads on to a page, for people
  const call = described.get(`${method} ${path}`)
  if (!call) return
  const success = status === 200 && (body as { success?: unknown }).success === true
  const { error } = (success ? call.answer : refusal).safeParse(body)
  if (error) throw new Error(`${call.name} answered ${status}, not as its contract says: ${error}`)
}
