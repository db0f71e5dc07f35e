import { once } from "node:events"
import { createServer, request } from "node:http"

/** How long the slow provider thinks, in ms. */
const SLOW = 60_000

/** @typedef {"well" | "slow" | "dead"} Health */

/**
 * The way to the card network, which can be slow, or hang up on whoever calls.
 * @returns {Promise<{ url: string, lead: (port: number) => void, become: (health: Health) => void,
 *   close: () => void }>} `lead` says where the network listens
 */
export async function startProviderGate() {
  let port = 0
  /** @type {Health} */
  let health = "well"
  const server = createServer((asked, answer) => {
    if (health === "dead") return void asked.socket.destroy()
    const pass = () => {
      const { method, url: path, headers } = asked
      const onward = request({ host: "127.0.0.1", port, method, path, headers }, (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers)
        answered.pipe(answer)
      })
      onward.once("error", () => answer.destroy())
      asked.pipe(onward)
    }
    if (health === "well") return pass()
    const thinking = setTimeout(pass, SLOW)
    answer.once("close", () => clearTimeout(thinking))
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = /** @type {import("node:net").AddressInfo} */ (server.address())
  return {
    url: `http://127.0.0.1:${address.port}`,
    lead: (to) => (port = to),
    become(state) {
      health = state
      if (state === "dead") server.closeAllConnections()
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
