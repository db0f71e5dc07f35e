import { closeSync, openSync } from "node:fs"

const signals = /** @type {const} */ (["SIGINT", "SIGTERM"])

/**
 * A signal that is aborted when this process is asked to end: by Ctrl-C, by `kill`, by a closing
 * terminal, or, run by npm, by the end of npm, which does not always pass a signal on. Being asked
 * more than once changes nothing: one Ctrl-C often arrives twice, from the terminal and from npm.
 * @param {() => void} [onHangUp] what SIGHUP asks for while the terminal, if there is one, is open;
 * without it SIGHUP ends the process in any case
 * @returns {AbortSignal}
 */
export function untilSignalled(onHangUp) {
  const controller = new AbortController()
  const end = () => controller.abort(new Error("Stopped by request."))
  for (const name of signals) process.on(name, end)
  const hadTerminal = hasTerminal()
  process.on("SIGHUP", () => {
    const closed = hadTerminal && !hasTerminal()
    if (onHangUp && !closed) onHangUp()
    else end()
  })
  if (process.env.npm_lifecycle_event) {
    // Scripts run by `exec`, so npm itself is the parent.
    const npm = process.ppid
    setInterval(() => process.ppid === npm || end(), 300).unref()
  }
  return controller.signal
}

/** Whether this process belongs to a terminal that is still open. */
function hasTerminal() {
  try {
    closeSync(openSync("/dev/tty", "r"))
    return true
  } catch {
    return false
  }
}
