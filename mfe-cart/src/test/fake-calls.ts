import { type CallName, endpoints } from "@shop/api"
import { vi } from "vitest"

/** What the stand-in answers: the JSON of a 200, or `{ status, body }`, or a fault of the network. */
type Reply = object | Error

/** A request as the server would see it. */
export interface MadeCall {
  name: CallName
  body: unknown
  headers: Headers
}

/** Answers the calls of the API at the edge, in place of `fetch`; a call nobody expects fails. */
export function fakeCalls(
  replies: Partial<Record<CallName, (call: MadeCall) => Reply | Promise<Reply>>>,
) {
  const made: MadeCall[] = []

  async function answer(input: URL | string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(input)
    const method = init.method ?? "GET"
    const name = (Object.keys(endpoints) as CallName[]).find(
      (each) => endpoints[each].path === pathname && endpoints[each].method === method,
    )
    const reply = name && replies[name]
    if (!reply) throw new Error(`Nobody answers ${method} ${pathname} in this test.`)
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : init.body
    const call = { name, body, headers: new Headers(init.headers) }
    made.push(call)
    const given = await reply(call)
    if (given instanceof Error) throw given
    const { status = 200, ...json } = given as { status?: number }
    return Response.json(json, { status })
  }

  vi.stubGlobal("fetch", answer)
  return {
    made,
    /** The bodies sent to one call, oldest first. */
    bodies: (name: CallName) => made.filter((call) => call.name === name).map(({ body }) => body),
  }
}

/** An answer whose moment the test chooses. */
export function pending<Value>() {
  let resolve!: (value: Value) => void
  const promise = new Promise<Value>((done) => (resolve = done))
  return { promise, resolve }
}

export const accepted = { success: true, message: "Done" }
export const refused = (message: string) => ({ success: false, message, error: message })
