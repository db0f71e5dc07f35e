import { type CallName, endpoints } from "@shop/api"
import type { FakeAnswer } from "./answer-shapes"
import { defaultAnswers } from "./answers"
import { FakeEvents } from "./fake-events"
import { type FakeShopState, sampleState } from "./state"

/** A call as the server would have got it. */
export interface MadeCall {
  name: CallName
  /** What was sent; the query where there is no body. */
  body: unknown
  headers: Headers
}

export interface FakeShop {
  state: FakeShopState
  /** Every call made, oldest first. */
  made: MadeCall[]
  /** How many calls wait for their answer. */
  waiting(): number
  /** What the shop tells browsers that listen. */
  events: FakeEvents
  /** From now on answers a call in another way. */
  answer(name: CallName, answer: FakeAnswer): void
  /** Puts the real `fetch` and `EventSource` back. */
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
 * all above it is the real thing. Takes the place of the global `fetch` and `EventSource` until `uninstall`.
 */
export function installFakeShop(fields: Partial<FakeShopState> = {}): FakeShop {
  const state = sampleState(fields)
  const answers = { ...defaultAnswers }
  const made: MadeCall[] = []
  let waiting = 0
  const realFetch = globalThis.fetch
  const events = new FakeEvents()

  async function answered({ name, body, headers }: MadeCall): Promise<object | Error> {
    waiting++
    try {
      return await answers[name](state, body as never, headers)
    } finally {
      waiting--
    }
  }

  globalThis.fetch = async (input, init = {}) => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    )
    const name = callAt(init.method ?? "GET", pathname)
    if (!name) return realFetch(input, init)
    const sent: unknown = typeof init.body === "string" ? JSON.parse(init.body) : init.body
    const call = {
      name,
      body: sent ?? Object.fromEntries(searchParams),
      headers: new Headers(init.headers),
    }
    made.push(call)
    const answer = await answered(call)
    if (answer instanceof Error) throw answer
    return answer instanceof Response ? answer : Response.json(answer)
  }
  return {
    state,
    made,
    waiting: () => waiting,
    events,
    answer: (name, answer) => void (answers[name] = answer),
    uninstall() {
      globalThis.fetch = realFetch
      events.uninstall()
    },
  }
}
