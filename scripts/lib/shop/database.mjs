import { connect } from "node:net"
import { Problem } from "../problem.mjs"
import { postgresService } from "./services.mjs"

/**
 * Starts the embedded Postgres, or makes sure that the one of DATABASE_URL is there.
 * @param {import("./bring-up.mjs").BringUp} bringUp
 * @returns {import("../tasks.mjs").Task}
 */
export function databaseTask({ settings, progress, supervisor }) {
  const { postgresPassword, values } = settings
  const run = () =>
    postgresPassword === undefined
      ? demandDatabase(String(values.DATABASE_URL))
      : progress.step("Starting Postgres", () =>
          supervisor.start(postgresService({ ...settings, postgresPassword })),
        )
  return { name: "database", light: true, run }
}

/**
 * @param {string} url
 * @throws {Problem} when nothing listens there
 */
export async function demandDatabase(url) {
  const { hostname, port } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, "")
  const answered = await new Promise((resolve) => {
    const socket = connect({ host, port: Number(port || 5432), timeout: 5000 })
    for (const event of ["connect", "error", "timeout"]) {
      socket.once(event, () => {
        socket.destroy()
        resolve(event === "connect")
      })
    }
  })
  if (answered) return
  throw new Problem(
    `DATABASE_URL names a database at ${hostname}:${port || 5432}, and nothing answers there. ` +
      "Start that Postgres, mend the address, or unset DATABASE_URL to use the embedded one.",
  )
}
