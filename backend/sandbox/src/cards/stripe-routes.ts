import { json } from "../http/answers.js"
import type { Answer, Question, Route } from "../http/route.js"
import { CardError } from "./card-error.js"
import type { CardNetwork } from "./card-network.js"
import { readForm } from "./read-form.js"

/** What of an answer is kept for a key, so that a repeat is the same one act. */
interface Kept {
  asked: string
  answer: Answer
}

/** As much of Stripe's API as the official `stripe` package needs for Checkout and refunds. */
export function stripeRoutes(network: CardNetwork): Route[] {
  const answered = new Map<string, Kept>()

  const get = (path: string, find: (question: Question) => unknown): Route => ({
    method: "GET",
    path,
    answer: (question) => guarded(question, () => json(find(question))),
  })

  const post = (path: string, act: (question: Question) => unknown): Route => ({
    method: "POST",
    path,
    answer: (question) =>
      guarded(question, () => {
        const key = question.headers["idempotency-key"]
        const asked = `${path} ${JSON.stringify(question.params)} ${question.body}`
        if (typeof key !== "string") return json(act(question))
        const before = answered.get(key)
        if (!before) {
          const answer = json(act(question))
          answered.set(key, { asked, answer })
          return answer
        }
        if (before.asked !== asked)
          throw new CardError(
            400,
            "idempotency_key_in_use",
            "Keys for idempotent requests can only be used with the same parameters.",
            "idempotency_error",
          )
        return before.answer
      }),
  })

  const param = ({ params }: Question) => params.id ?? ""
  const charged = (id: string | null) => network.charges.get(id ?? "") ?? null

  return [
    post("/v1/checkout/sessions", ({ body }) => network.createSession(readForm(body))),
    get("/v1/checkout/sessions", ({ query }) =>
      list("/v1/checkout/sessions", query, network.sessions.list(byIntent(query))),
    ),
    get("/v1/checkout/sessions/:id", (question) => {
      const session = network.session(param(question))
      if (!expands(question, "payment_intent") || !session.payment_intent) return session
      return { ...session, payment_intent: network.intent(session.payment_intent) }
    }),
    post("/v1/checkout/sessions/:id/expire", (question) => network.expireSession(param(question))),
    get("/v1/payment_intents/:id", (question) => {
      const intent = network.intent(param(question))
      if (!expands(question, "latest_charge")) return intent
      return { ...intent, latest_charge: charged(intent.latest_charge) }
    }),
    post("/v1/refunds", ({ body }) => network.refund(readForm(body))),
    get("/v1/refunds", ({ query }) =>
      list("/v1/refunds", query, network.refunds.list(byIntent(query))),
    ),
  ]
}

function byIntent(query: URLSearchParams) {
  const wanted = query.get("payment_intent")
  return ({ payment_intent }: { payment_intent: string | null }) =>
    wanted === null || payment_intent === wanted
}

function list(url: string, query: URLSearchParams, all: readonly { id: string }[]) {
  const limit = Number(query.get("limit") ?? 10)
  const rest = all.slice(all.findIndex(({ id }) => id === query.get("starting_after")) + 1)
  return { object: "list", url, has_more: rest.length > limit, data: rest.slice(0, limit) }
}

const expands = ({ query }: Question, name: string) =>
  [...query].some(([field, value]) => field.startsWith("expand") && value === name)

/** Who calls must have a secret key; what is refused has Stripe's form. */
function guarded({ headers }: Question, answer: () => Answer): Answer {
  try {
    if (!/^Bearer (sk|rk)_\S+$/.test(headers.authorization ?? ""))
      throw new CardError(401, "api_key_missing", "A secret key is needed.")
    return answer()
  } catch (error) {
    if (!(error instanceof CardError)) throw error
    const { status, code, type, message } = error
    return json({ error: { type, code, message } }, status)
  }
}
