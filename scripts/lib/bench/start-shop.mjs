import { spawn } from "node:child_process"
import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"

/**
 * `npm start` in the checkout at `cwd`; resolves once the shop is ready.
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} signal
 */
export async function startShop(cwd, env, signal) {
  const began = performance.now()
  const child = spawn("npm", ["start"], { cwd, env, signal, stdio: ["ignore", "pipe", "pipe"] })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => (output += chunk))
  }
  const exited = once(child, "exit")
  while (!/^ready$/m.test(output)) {
    if (child.exitCode !== null) throw new Error(`The shop did not start:\n${output}`)
    await sleep(50, undefined, { signal })
  }
  const took = performance.now() - began
  /** @param {NodeJS.Signals} by @returns {Promise<number>} how long it took, in ms */
  const stop = async (by) => {
    const asked = performance.now()
    child.kill(by)
    await exited
    return performance.now() - asked
  }
  return { pid: Number(child.pid), took, stop, exited }
}
