import { fork } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"

const program = fileURLToPath(new URL("flood.mjs", import.meta.url))

/**
 * Floods a sign-in call with as many clients at once.
 * @param {{ url: string, clients: number }} wanted
 * @returns {() => Promise<Record<number, number>>} ends it; how many answers it had of each status
 */
export function startFlood(wanted) {
  const child = fork(program, { detached: true })
  child.send(wanted)
  return async () => {
    const answers = once(child, "message")
    child.send("stop")
    return (await answers)[0]
  }
}
