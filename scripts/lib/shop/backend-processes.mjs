/**
 * One process of the backend.
 * @typedef {object} BackendProcess
 * @property {string} name
 * @property {number} port
 * @property {"shared" | "server" | "worker"} mode as Medusa calls it: everything, answering calls, or
 * what goes on beside them
 */

/**
 * The backend's processes. Without Redis one does everything; with it BACKEND_PROCESSES servers answer
 * calls, and one worker, on the port after theirs, does what goes on beside them.
 * @param {Pick<import("../../settings.mjs").Settings, "ports" | "values">} settings
 * @returns {BackendProcess[]}
 */
export function backendProcesses({ ports, values }) {
  if (!values.REDIS_URL) return [{ name: "backend", port: ports.backend, mode: "shared" }]
  const count = Number(values.BACKEND_PROCESSES)
  /** @type {BackendProcess[]} */
  const servers = Array.from({ length: count }, (_, at) => ({
    name: at === 0 ? "backend" : `backend-${at + 1}`,
    port: ports.backend + at,
    mode: "server",
  }))
  return [...servers, { name: "worker", port: ports.backend + count, mode: "worker" }]
}
