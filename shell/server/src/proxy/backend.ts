import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  request,
  type RequestOptions,
} from "node:http"

/** A backend that is silent for so long, in ms, counts as away. */
const SILENCE_MS = 30_000

/** Requests to the backend over connections that stay open. */
export class Backend {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 256, scheduling: "lifo" })

  constructor(readonly url: URL) {}

  /** Begins a request; the caller ends it. Silence ends in an `error` event like any other fault. */
  begin(
    options: Pick<RequestOptions, "method" | "path" | "headers">,
    onAnswer: (answer: IncomingMessage) => void,
  ): ClientRequest {
    const { hostname, port } = this.url
    const sent = request({ ...options, hostname, port, agent: this.agent, timeout: SILENCE_MS })
    sent.on("response", onAnswer)
    sent.on("timeout", () =>
      sent.destroy(new Error(`The backend was silent for ${SILENCE_MS} ms.`)),
    )
    return sent
  }

  close(): void {
    this.agent.destroy()
  }
}
