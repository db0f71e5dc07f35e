import { fork } from "node:child_process"
import { once } from "node:events"
import { request } from "node:http"
import { fileURLToPath } from "node:url"

const program = fileURLToPath(new URL("bare-server.mjs", import.meta.url))

/**
 * Starts a bare `node:http` server that answers with the very bytes and headers that `url` answers.
 * @param {string} url
 * @param {Record<string, string>} headers of the request
 * @returns {Promise<{ url: string, bytes: number, stop: () => void }>}
 */
export async function startBareServer(url, headers) {
  const answer = await fetchRaw(url, headers)
  const child = fork(program)
  child.send(answer)
  const [port] = await once(child, "message")
  return {
    url: `http://127.0.0.1:${port}/`,
    bytes: Buffer.from(answer.body, "base64").length,
    stop: () => void child.kill(),
  }
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<{ status: number, headers: Record<string, string>, body: string }>}
 */
function fetchRaw(url, headers) {
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers }, (response) => {
      /** @type {Buffer[]} */
      const chunks = []
      response.on("data", (chunk) => chunks.push(chunk))
      response.on("end", () => {
        const { date, connection, "keep-alive": keepAlive, ...sent } = response.headers
        resolve({
          status: response.statusCode ?? 0,
          headers: /** @type {Record<string, string>} */ (sent),
          body: Buffer.concat(chunks).toString("base64"),
        })
      })
    })
    asking.once("error", reject)
    asking.end()
  })
}
