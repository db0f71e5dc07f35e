const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])

/**
 * A signal that is aborted when this process is asked to end: by Ctrl-C, by `kill`, by a closing
 * terminal, or, run by npm, by the end of npm, which does not always pass a signal on. Being asked
 * more than once changes nothing: one Ctrl-C often arrives twice, from the terminal and from npm.
 * @returns {AbortSignal}
 */
export function untilSignalled() {
  const controller = new AbortController()
  const end = () => controller.abort(new Error("Stopped by request."))
  for (const name of signals) process.on(name, end)
  if (process.env.npm_lifecycle_event) {
    // Scripts run by `exec`, so npm itself is the parent.
    const npm = process.ppid
    setInterval(() => process.ppid === npm || end(), 300).unref()
  }
  return controller.signal
}
