import { type CallName, endpoints } from "@shop/api"
import type { FakeAnswer } from "./answer-shapes"
import { defaultAnswers } from "./answers"
import { type FakeShopState, sampleState } from "./state"

/** A call as the server would have got it. */
export interface MadeCall {
  name: CallName
  body: unknown
  headers: Headers
}

export interface FakeShop {
  state: FakeShopState
  /** Every call made, oldest first. */
  made: MadeCall[]
  /** From now on answers a call in another way. */
  answer(name: CallName, answer: FakeAnswer): void
  /** Puts the real `fetch` back. */
  uninstall(): void
}

function callAt(method: string, pathname: string): CallName | undefined {
  const names = Object.keys(endpoints) as CallName[]
  return names.find(
    (name) => endpoints[name].method === method && endpoints[name].path === pathname,
  )
}

/**
 * A shop in memory in place of the server: answers every call where `fetch` leaves the page, so that
 * all above it is the real thing. Takes the place of the global `fetch` until `uninstall`.
 */
export function installFakeShop(fields: Partial<FakeShopState> = {}): FakeShop {
  const state = sampleState(fields)
  const answers = { ...defaultAnswers }
  const made: MadeCall[] = []
  const realFetch = globalThis.fetch

  globalThis.fetch = async (input, init = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const name = callAt(init.method ?? "GET", pathname)
    if (!name) return realFetch(input, init)
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : init.body
    made.push({ name, body, headers: new Headers(init.headers) })
    const answer = await answers[name](state, body as never)
    if (answer instanceof Error) throw answer
    return answer instanceof Response ? answer : Response.json(answer)
  }
  return {
    state,
    made,
    answer: (name, answer) => void (answers[name] = answer),
    uninstall: () => void (globalThis.fetch = realFetch),
  }
}
