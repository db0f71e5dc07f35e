import { answer, json, page } from "../http/answers.js"
import type { Route } from "../http/route.js"
import { inboxPage } from "./inbox-page.js"
import type { Mailbox } from "./mailbox.js"
import { mailFrame } from "./mail-frame.js"
import { messages } from "./messages.js"

const PAGE_SIZE = 100
const MOST = 1000

/** The inbox for people (`/`, `/mails/:id`) and for programs (`/api/mails`). */
export function inboxRoutes(mailbox: Mailbox): Route[] {
  const gone = () => json({ message: messages.notFound }, 404)

  async function inbox(query: URLSearchParams, id?: string) {
    const to = query.get("to") || undefined
    const [listed, open] = await Promise.all([
      mailbox.list({ to, limit: PAGE_SIZE }),
      id ? mailbox.read(id) : undefined,
    ])
    const missing = id !== undefined && !open
    return page(inboxPage({ ...listed, to, open, missing }).text, missing ? 404 : 200)
  }

  return [
    { method: "GET", path: "/", answer: ({ query }) => inbox(query) },
    { method: "GET", path: "/mails/:id", answer: ({ query, params }) => inbox(query, params.id) },
    {
      method: "GET",
      path: "/mails/:id/message.html",
      answer: async ({ params }) => {
        const mail = await mailbox.read(params.id ?? "")
        return mail ? mailFrame(mail) : gone()
      },
    },
    {
      method: "GET",
      path: "/mails/:id/message.eml",
      answer: async ({ params }) => {
        const raw = await mailbox.raw(params.id ?? "")
        if (!raw) return gone()
        const disposition = `attachment; filename="${params.id}.eml"`
        return answer(200, "message/rfc822", raw, { "content-disposition": disposition })
      },
    },
    {
      method: "GET",
      path: "/api/mails",
      answer: async ({ query }) => {
        const limit = Math.min(Math.max(Number(query.get("limit")) || PAGE_SIZE, 1), MOST)
        return json(await mailbox.list({ to: query.get("to") ?? undefined, limit }))
      },
    },
    {
      method: "GET",
      path: "/api/mails/:id",
      answer: async ({ params }) => {
        const mail = await mailbox.read(params.id ?? "")
        return mail ? json({ mail }) : gone()
      },
    },
  ]
}
