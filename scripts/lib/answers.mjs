import { connect } from "node:net"

/** How long a server may take to be reached, in ms. */
const patience = 5_000

/** Ports of addresses that name none. */
const usual = {
  "postgres:": 5432,
  "postgresql:": 5432,
  "redis:": 6379,
  "rediss:": 6379,
  "smtp:": 587,
  "smtps:": 465,
  "http:": 80,
  "https:": 443,
}

/**
 * Where an address leads, as people write it.
 * @param {string} url
 */
export function placeOf(url) {
  const { protocol, hostname, port } = new URL(url)
  return `${hostname}:${port || usual[/** @type {keyof typeof usual} */ (protocol)]}`
}

/**
 * Whether something listens at an address; not whether it is the right thing, or lets us in.
 * @param {string} url
 * @returns {Promise<boolean>}
 */
export async function answers(url) {
  const { hostname, port } = new URL(`tcp://${placeOf(url)}`)
  const host = hostname.replace(/^\[|\]$/g, "")
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port), timeout: patience })
    for (const event of ["connect", "error", "timeout"]) {
      socket.once(event, () => {
        socket.destroy()
        resolve(event === "connect")
      })
    }
  })
}
