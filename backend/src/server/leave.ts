/**
 * Ends the process. Medusa's telemetry forks a detached process at every exit, also where telemetry
 * is off; nothing of ours waits for `exit`, so its listeners go first.
 */
export function leave(code: number): never {
  process.removeAllListeners("exit")
  process.exit(code)
}
