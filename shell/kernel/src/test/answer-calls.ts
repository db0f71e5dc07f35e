import { vi } from "vitest"

/** What a path answers: the JSON of a 200, a whole response, or an error for a network that is away. */
type Reply = object | Response | Error

/** Stands in for the server: answers by path and returns the paths asked for, oldest first. */
export function answerCalls(replies: Record<string, () => Reply>): string[] {
  const asked: string[] = []
  vi.stubGlobal("fetch", (input: string | URL) => {
    const { pathname } = new URL(input)
    asked.push(pathname)
    const reply = replies[pathname]?.() ?? new Error(`Nobody answers ${pathname} in this test.`)
    if (reply instanceof Error) return Promise.reject(reply)
    return Promise.resolve(reply instanceof Response ? reply : Response.json(reply))
  })
  return asked
}
