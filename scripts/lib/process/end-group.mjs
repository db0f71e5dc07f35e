import { waitFor } from "../waiting.mjs"
import { killGroup } from "./kill-group.mjs"

/**
 * Ends a process group and waits until nothing of it is left: politely, and after `patience` ms by force.
 * @param {number} pid leader of the group
 * @param {number} patience
 */
export async function endGroup(pid, patience) {
  if (!exists(pid)) return
  killGroup(pid, "SIGTERM")
  if (await waitFor(() => !exists(pid), { within: patience })) return
  killGroup(pid, "SIGKILL")
  await waitFor(() => !exists(pid), { within: 1000 })
}

/** @param {number} pid */
function exists(pid) {
  try {
    process.kill(-pid, 0)
    return true
  } catch {
    return false
  }
}
