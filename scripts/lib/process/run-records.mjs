import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { isRunning, recordOf } from "../process-identity.mjs"
import { waitFor } from "../waiting.mjs"
import { killGroup } from "./kill-group.mjs"

/** Which processes a start has running, kept on disk so that a later start finds them if it is killed. */
export class RunRecords {
  #folder

  /** @param {string} folder */
  constructor(folder) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  }

  /**
   * @param {string} name
   * @param {number} pid leader of a process group of its own
   */
  add(name, pid) {
    const record = recordOf(pid)
    if (record) writeFileSync(this.#file(name), JSON.stringify(record), { mode: 0o600 })
  }

  /** @param {string} name */
  remove(name) {
    rmSync(this.#file(name), { force: true })
  }

  /**
   * Stops what an earlier start left running. Each process is known by its number and the moment it
   * began, so a stranger that has got the number since is left alone.
   * @param {(name: string) => void} onLeftover
   */
  async stopLeftovers(onLeftover) {
    const names = readdirSync(this.#folder)
      .filter((file) => file.endsWith(".child.json"))
      .map((file) => file.replace(/\.child\.json$/, ""))
    await Promise.all(
      names.map(async (name) => {
        const record = this.#read(name)
        if (record && isRunning(record)) {
          onLeftover(name)
          killGroup(record.pid, "SIGTERM")
          await waitFor(() => !isRunning(record), { within: 3000 })
          killGroup(record.pid, "SIGKILL")
          await waitFor(() => !isRunning(record), { within: 1000 })
        }
        this.remove(name)
      }),
    )
  }

  /** @param {string} name */
  #file(name) {
    return join(this.#folder, `${name.replaceAll(/[^\w.-]+/g, "-")}.child.json`)
  }

  /**
   * @param {string} name
   * @returns {import("../process-identity.mjs").ProcessRecord | undefined}
   */
  #read(name) {
    try {
      return JSON.parse(readFileSync(this.#file(name), "utf8"))
    } catch {
      return undefined
    }
  }
}
