import { backendProcesses } from "./backend-processes.mjs"

/**
 * What SIGHUP does: replaces the backend's processes by new ones, from what is built now, one after the
 * other; while one is away the others answer. Asked again in the middle, it goes round once more.
 * @param {import("../../settings.mjs").Settings} settings
 * @param {import("../process/supervisor.mjs").Supervisor} supervisor
 * @param {(text: string) => void} say
 * @returns {() => void}
 */
export function replacing(settings, supervisor, say) {
  const names = backendProcesses(settings).map(({ name }) => name)
  let rounds = 0
  const go = async () => {
    for (; rounds > 0; rounds--) {
      say(`Replacing ${names.join(", ")}, one after the other`)
      for (const name of names) await supervisor.restart(name)
      say("Replaced")
    }
  }
  return () => {
    rounds = Math.min(rounds + 1, 2)
    if (rounds === 1) void go()
  }
}
