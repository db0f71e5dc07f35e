import { existsSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { lock, tryLock } from "../file-lock.mjs"
import { Problem } from "../problem.mjs"
import { waitFor } from "../waiting.mjs"

/** The lock that whoever runs a shop on a LOCAL_DIR holds. @param {string} localDir */
export const shopLock = (localDir) => join(localDir, "run", "shop.lock")

/** Is there while that run is about to stop. @param {string} localDir */
const stoppingMark = (localDir) => join(localDir, "run", "stopping")

/** How soon, in ms, a launcher knows that it shall stop: its npm may have been killed a moment ago. */
const notice = 1500

/**
 * Makes this process the one that runs the shop of a LOCAL_DIR. One that is just stopping is waited for.
 * @param {import("../../settings.mjs").Settings} settings
 * @param {(text: string) => void} say
 * @returns {Promise<{ stopping: () => void, release: () => void }>}
 * @throws {Problem} when the shop runs already
 */
export async function holdShop({ localDir, values }, say) {
  const file = shopLock(localDir)
  const mark = stoppingMark(localDir)
  const attempt = tryLock(file)
  let release = "release" in attempt ? attempt.release : undefined
  if ("holder" in attempt) {
    const { pid } = attempt.holder
    const isLeaving = () => existsSync(mark) || !existsSync(file)
    if (!(await waitFor(isLeaving, { within: notice }))) {
      throw alreadyRunning(pid, String(values.PUBLIC_URL), localDir)
    }
    release = await lock(file, () => say(`Waiting for process ${pid}, which is stopping this shop`))
  }
  rmSync(mark, { force: true })
  return {
    stopping: () => writeFileSync(mark, ""),
    release: () => {
      rmSync(mark, { force: true })
      release?.()
    },
  }
}

/**
 * @param {number} pid
 * @param {string} address
 * @param {string} localDir
 */
function alreadyRunning(pid, address, localDir) {
  return new Problem(
    `This shop runs already, as process ${pid}, at ${address} (its state is in ${localDir}). ` +
      `Stop it with Ctrl-C there, or with: kill ${pid}. For a second shop beside it choose another ` +
      "folder and other ports, for example: LOCAL_DIR=.local-two PORT_BASE=9000 npm start",
  )
}
