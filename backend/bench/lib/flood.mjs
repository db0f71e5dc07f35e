import { spawnSync } from "node:child_process"
import { existsSync, writeFileSync } from "node:fs"
import { Agent, request } from "node:http"
import { constants, setPriority } from "node:os"
import { setTimeout as pause } from "node:timers/promises"

/**
 * A crowd, in a process of its own, that signs in again and again; each of its members as soon as
 * the last answer is there. It stands for machines elsewhere, so it leaves the processor to the shop:
 * by its priority, where Linux shares that out by session first by that of the session it leads, and
 * where there is `chrt` it runs only when nobody else wants to.
 */
setPriority(constants.priority.PRIORITY_LOW)
const session = "/proc/self/autogroup"
if (existsSync(session)) writeFileSync(session, String(constants.priority.PRIORITY_LOW))
spawnSync("chrt", ["--idle", "--pid", "0", String(process.pid)])
process.once("message", (/** @type {{ url: string, clients: number }} */ { url, clients }) => {
  const agent = new Agent({ keepAlive: true })
  /** @type {Record<number, number>} */
  const answers = {}
  for (let client = 0; client < clients; client++) void signInForever(url, client, agent, answers)
  process.once("message", () => {
    process.send?.(answers, () => process.exit())
  })
})

/**
 * @param {string} url
 * @param {number} client
 * @param {Agent} agent
 * @param {Record<number, number>} answers how many of each status
 */
async function signInForever(url, client, agent, answers) {
  const body = JSON.stringify({ email: `flood-${client}@example.com`, password: "mango tree" })
  const headers = { "content-type": "application/json", "content-length": body.length }
  for (;;) {
    const status = await new Promise((/** @type {(status: number) => void} */ resolve) => {
      const asking = request(url, { method: "POST", headers, agent }, (response) => {
        response.once("close", () => resolve(response.statusCode ?? 0)).resume()
      })
      asking.once("error", () => resolve(0))
      asking.end(body)
    })
    answers[status] = (answers[status] ?? 0) + 1
    if (status === 0) await pause(10)
  }
}
