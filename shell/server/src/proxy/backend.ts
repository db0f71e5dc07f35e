import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  request,
  type RequestOptions,
} from "node:http"

/** A backend that is silent for so long, in ms, counts as away. */
const SILENCE_MS = 30_000

/** What becomes of a request on a kept connection that the other side had closed meanwhile. */
const closed = new Set(["ECONNRESET", "EPIPE"])

/** What is asked of the backend. */
export type Question = Pick<RequestOptions, "method" | "path" | "headers" | "signal">

/** Sign-ins, which wait for their turn in the backend when there are many. */
const signIn = /^\/(api\/(user|seller)\/login|auth\/user\/emailpass)(?=[/?]|$)/i

/** Answers that go on for as long as somebody listens. */
const stream = /^\/api\/events(?=[/?]|$)/i

/** Requests to one backend process over connections that stay open. */
export class Backend {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 256, scheduling: "lifo" })
  /** A flood of sign-ins fills these and leaves browsing the others. */
  private readonly signInAgent = new Agent({ keepAlive: true, maxSockets: 1024 })
  /** Who sends a large body slowly takes no connection from anybody but others who send such. */
  private readonly uploadAgent = new Agent({ keepAlive: true, maxSockets: 64 })
  /** Listeners hold a connection each: they take none from anybody else. */
  private readonly streamAgent = new Agent()
  /** Requests whose answer has not ended. */
  busy = 0
  /** Whether it takes requests, as far as is known. */
  takes = true

  constructor(
    readonly url: URL,
    private readonly silenceMs = SILENCE_MS,
  ) {}

  /** Begins a request; the caller ends it. Silence ends in an `error` event like any other fault. */
  begin(
    question: Question,
    { isUpload }: { isUpload: boolean },
    onAnswer: (answer: IncomingMessage) => void,
  ): ClientRequest {
    const others = signIn.test(question.path ?? "") ? this.signInAgent : this.agent
    return this.put(question, isUpload ? this.uploadAgent : others).on("response", onAnswer)
  }

  /**
   * Asks what may be asked twice. When the backend was restarted, every kept connection is dead and
   * only the next request finds out: such a question is put once more, over a new connection. Rejects
   * when the backend is away or silent.
   */
  ask(question: Question, body?: Buffer): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const put = (agent: Agent | false) => {
        const sent = this.put(question, agent).on("response", resolve)
        sent.on("error", (error: NodeJS.ErrnoException) => {
          const wasDead = sent.reusedSocket && closed.has(error.code ?? "")
          if (wasDead && agent) put(false)
          else reject(error)
        })
        sent.end(body)
      }
      put(stream.test(question.path ?? "") ? this.streamAgent : this.agent)
    })
  }

  close(): void {
    this.agent.destroy()
    this.signInAgent.destroy()
    this.uploadAgent.destroy()
    this.streamAgent.destroy()
  }

  private put(question: Question, agent: Agent | false): ClientRequest {
    const { hostname, port } = this.url
    const sent = request({ ...question, hostname, port, agent, timeout: this.silenceMs })
    this.busy++
    sent.once("close", () => this.busy--)
    sent.on("timeout", () =>
      sent.destroy(new Error(`The backend was silent for ${this.silenceMs} ms.`)),
    )
    return sent
  }
}

/** Whether an error says that nobody listens there: then nothing of the request has been read. */
export function isRefusal(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException
  return code === "ECONNREFUSED" && syscall === "connect"
}
