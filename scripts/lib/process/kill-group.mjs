/**
 * Signals a process and all it started.
 * @param {number | undefined} pid leader of a process group of its own
 * @param {NodeJS.Signals} signal
 */
export function killGroup(pid, signal) {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // It is gone already.
  }
}
