import { createServer } from "node:net"
import { portsFrom } from "./addresses.mjs"

/**
 * A port of 127.0.0.1 that nobody uses at this moment.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      const port = typeof address === "object" && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

/**
 * A PORT_BASE whose ports are free, below those that systems hand out by themselves. It is this
 * process's as long as it lives: others that look for one do not get the same.
 * @returns {Promise<number>}
 */
export async function freePortBase() {
  for (;;) {
    const base = 20_000 + Math.floor(Math.random() * 250) * 40
    const free = await Promise.all(Object.values(portsFrom(base)).map(isFree))
    if (free.every(Boolean) && (await claim(base + 39))) return base
  }
}

/**
 * Keeps a port that nothing else uses, as the sign that the ports below it are taken.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function claim(port) {
  const server = createServer().unref()
  return new Promise((resolve) => {
    server.once("error", () => resolve(false))
    server.listen(port, "127.0.0.1", () => resolve(true))
  })
}

/**
 * Whether nobody listens on a port of 127.0.0.1.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isFree(port) {
  const server = createServer()
  return new Promise((resolve) => {
    server.once("error", () => resolve(false))
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)))
  })
}
