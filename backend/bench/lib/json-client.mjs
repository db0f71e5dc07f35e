import { Agent, request } from "node:http"

/**
 * Asks one server in JSON over connections that stay open, with as little work of its own as Node
 * allows, since it shares the processor with what it measures.
 * @param {string} base without a trailing slash
 */
export function jsonClient(base) {
  const agent = new Agent({ keepAlive: true })
  return {
    /**
     * @param {string} method
     * @param {string} path
     * @param {{ body?: unknown, headers?: Record<string, string> }} [what]
     * @returns {Promise<Buffer>} the body of a 200
     * @throws Error for any other status
     */
    ask(method, path, { body, headers = {} } = {}) {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const sent = text === undefined ? headers : { "content-type": "application/json", ...headers }
      return new Promise((resolve, reject) => {
        const asking = request(base + path, { method, headers: sent, agent }, (response) => {
          /** @type {Buffer[]} */
          const chunks = []
          response.on("data", (chunk) => chunks.push(chunk))
          response.once("error", reject)
          response.once("end", () => {
            const answer = Buffer.concat(chunks)
            if (response.statusCode === 200) return resolve(answer)
            const what = `${method} ${path} answered ${response.statusCode}`
            reject(new Error(`${what}: ${answer.toString().slice(0, 500)}`))
          })
        })
        asking.once("error", reject)
        asking.end(text)
      })
    },
    close: () => agent.destroy(),
  }
}
