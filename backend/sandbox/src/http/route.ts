import type { IncomingHttpHeaders } from "node:http"

/** What a route answers; `body` is sent as it is. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array
}

/** What a route is asked: its `:name` parts decoded, the query, and of a POST the body. */
export interface Question {
  params: Record<string, string>
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}

/** One address of the sandbox; `path` may hold `:name` parts. */
export interface Route {
  method: "GET" | "POST"
  path: string
  answer(question: Question): Answer | Promise<Answer>
}
