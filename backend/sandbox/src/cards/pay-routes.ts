import { answer, page } from "../http/answers.js"
import type { Markup } from "../http/html.js"
import type { Answer, Question, Route } from "../http/route.js"
import type { CardNetwork } from "./card-network.js"
import { messages } from "./messages.js"
import type { CheckoutSession } from "./objects.js"
import { confirmPage, endPage, payPage } from "./pay-page.js"
import { testCards } from "./test-cards.js"

/** The hosted payment page: shown, paid, confirmed; it leads back to the shop that opened it. */
export function payRoutes(network: CardNetwork): Route[] {
  const linesOf = (session: CheckoutSession) => network.lines.get(session.id)?.items ?? []

  function whileOpen({ params }: Question, show: (session: CheckoutSession) => Answer): Answer {
    network.expireDue()
    const session = network.sessions.get(params.id ?? "")
    if (session?.status === "open") return show(session)
    const text = messages.closedText[session ? closedAs(session) : "unknown"]
    return page(endPage(messages.closedTitle, text).text, session ? 200 : 404)
  }

  function pay(session: CheckoutSession, card: string, stay: boolean, confirmed: boolean): Answer {
    const outcome = network.moves.pay(session.id, card, confirmed)
    if (outcome === "confirm") return formPage(session, confirmPage(session, stay))
    if (outcome === "declined" || outcome === "invalid")
      return formPage(session, payPage(session, linesOf(session), outcome))
    if (stay) return page(endPage(messages.paidTitle, messages.paidText).text)
    return answer(303, "text/plain", "", { location: session.success_url })
  }

  return [
    {
      method: "GET",
      path: "/pay/:id",
      answer: (question) =>
        whileOpen(question, (session) => formPage(session, payPage(session, linesOf(session)))),
    },
    {
      method: "POST",
      path: "/pay/:id",
      answer: (question) =>
        whileOpen(question, (session) => {
          const form = new URLSearchParams(question.body)
          return pay(session, form.get("number") ?? "", form.has("stay"), false)
        }),
    },
    {
      method: "POST",
      path: "/pay/:id/confirm",
      answer: (question) =>
        whileOpen(question, (session) => {
          const form = new URLSearchParams(question.body)
          if (form.get("answer") !== "yes")
            return formPage(session, payPage(session, linesOf(session), "refused"))
          return pay(session, confirmedCard, form.has("stay"), true)
        }),
    },
  ]
}

/** The only card that asks for this step. */
const confirmedCard = testCards.find(({ outcome }) => outcome === "confirm")?.number ?? ""

const closedAs = ({ status }: CheckoutSession) => (status === "complete" ? "complete" : "expired")

/** Browsers also hold redirects after a form to its policy: the shop's addresses must be in it. */
function formPage({ success_url, cancel_url }: CheckoutSession, markup: Markup): Answer {
  const shown = page(markup.text)
  const origins = [success_url, cancel_url].flatMap((url) => (url ? [new URL(url).origin] : []))
  const policy = shown.headers["content-security-policy"] ?? ""
  const open = policy.replace("form-action 'self'", `form-action 'self' ${origins.join(" ")}`)
  return { ...shown, headers: { ...shown.headers, "content-security-policy": open } }
}
