/** What a route answers; `body` is sent as it is. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array
}

/** What a route is asked: its `:name` parts decoded, and the query. */
export interface Question {
  params: Record<string, string>
  query: URLSearchParams
}

/** One address of the sandbox; `path` may hold `:name` parts. */
export interface Route {
  method: "GET"
  path: string
  answer(question: Question): Answer | Promise<Answer>
}
