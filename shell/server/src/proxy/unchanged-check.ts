import { connect, type Socket } from "node:net"

/** A backend that is silent for so long, in ms, has not said that nothing changed. */
const SILENCE_MS = 5_000
const END_OF_HEAD = "\r\n\r\n"

/**
 * Asks the backend, over one kept connection, whether a resource still has its ETag.
 *
 * It knows one answer, a bare 304, and takes anything else for 'no': then the caller asks in full.
 * That is why it may speak HTTP by itself, at an eighth of what node's client costs; the question
 * is put for every few requests, so its cost is the storefront's. One question at a time.
 */
export class UnchangedCheck {
  private socket: Socket | undefined
  private settle: (holds: boolean) => void = () => undefined
  private heard = ""

  /** `head` is the request's head up to and with the last header's line end. */
  constructor(
    private readonly url: URL,
    private readonly head: string,
  ) {}

  /** Whether the resource still has this ETag; false also when the backend cannot say. */
  holds(etag: string): Promise<boolean> {
    this.socket ??= this.open()
    const { socket } = this
    return new Promise((resolve) => {
      this.settle = resolve
      this.heard = ""
      socket.write(`${this.head}if-none-match: ${etag}${END_OF_HEAD}`, "latin1")
    })
  }

  close(): void {
    this.socket?.destroy()
  }

  private open(): Socket {
    const { hostname, port } = this.url
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    socket.setEncoding("latin1").setTimeout(SILENCE_MS, () => socket.destroy())
    socket.on("data", (text: string) => {
      this.heard += text
      const is304 = this.heard.startsWith("HTTP/1.1 304 ")
      if (is304 && this.heard.endsWith(END_OF_HEAD)) this.settle(true)
      else if (!is304 && this.heard.length > "HTTP/1.1 304 ".length) socket.destroy()
    })
    socket.on("error", () => undefined)
    socket.on("close", () => {
      if (this.socket === socket) this.socket = undefined
      this.settle(false)
    })
    return socket
  }
}
