import type { Server } from "node:http"

/** Answers under way get so long, in ms, before they are cut. */
const PATIENCE_MS = 5_000

/** On SIGTERM or SIGINT: takes no more connections, finishes what is under way, lets the process end. */
export function stopGracefully(server: Server): void {
  function stop() {
    server.close()
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref()
  }
  process.once("SIGTERM", stop)
  process.once("SIGINT", stop)
}
