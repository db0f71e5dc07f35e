import { createServer } from "node:net"
import { Problem } from "./problem.mjs"
import { holderOf } from "./port-holder.mjs"

/**
 * @param {Partial<Record<string, number>>} ports by what they are for
 * @returns {Promise<string[]>} a sentence for each port that cannot be used
 */
export async function portTroubles(ports) {
  const sentences = Object.entries(ports).map(async ([purpose, port = 0]) => {
    const code = await refusalOf(port)
    if (!code) return []
    if (code === "EACCES") {
      return [`Port ${port} (${purpose}) is for root only. Choose a PORT_BASE of 1024 or more.`]
    }
    const holder = holderOf(port)
    return [`Port ${port} (${purpose}) is in use by ${holder ?? "another program"}.`]
  })
  return (await Promise.all(sentences)).flat()
}

/**
 * @param {Partial<Record<string, number>>} ports
 * @throws {Problem} when one of them is taken
 */
export async function demandFreePorts(ports) {
  const troubles = await portTroubles(ports)
  if (troubles.length === 0) return
  troubles.push(
    "Stop what holds it, or let this shop use other ports, for example: PORT_BASE=9000 npm start",
  )
  throw new Problem(troubles.join("\n"))
}

/**
 * Tries the port on both loopback addresses.
 * @param {number} port
 * @returns {Promise<string | undefined>} the system's error code, when it is refused
 */
async function refusalOf(port) {
  for (const host of ["127.0.0.1", "::1"]) {
    const code = await listenOnce(port, host)
    // A machine without IPv6 has no second address to be taken.
    if (code && code !== "EADDRNOTAVAIL" && code !== "EAFNOSUPPORT") return code
  }
  return undefined
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
function listenOnce(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}
