import { setTimeout as sleep } from "node:timers/promises"
import { shortenLog, tailOf } from "../log-file.mjs"

/** @typedef {import("./node-service.mjs").Service} Service */
/** @typedef {import("./node-service.mjs").Running} Running */

const firstPause = 500
const longestPause = 30_000
const calmAfter = 60_000
/** How often logs are looked at, in ms: a flood writes a few MB a minute. */
const logsEvery = 60_000
/**
 * How long a service may take to finish its work before it is ended by force, in ms; and those that
 * the others lean on, once these are gone. Together with a moment to spare that is 10 s.
 */
const patience = 7500
const lastPatience = 1000

/** Keeps services running: says when one ends, and starts it again, each time after a longer pause. */
export class Supervisor {
  #records
  #say
  #stopping = new AbortController()
  /** @type {Map<string, Running>} */
  #running = new Map()
  /** @type {Set<Promise<unknown>>} */
  #launching = new Set()
  /** By name, who waits for a service that is ended on purpose to run again. @type {Map<string, () => void>} */
  #replaced = new Map()
  /** @type {Set<string>} */
  #logFiles = new Set()

  /**
   * @param {import("./run-records.mjs").RunRecords} records
   * @param {(text: string) => void} say
   */
  constructor(records, say) {
    this.#records = records
    this.#say = say
    setInterval(() => this.#shortenLogs(), logsEvery).unref()
  }

  /**
   * Starts a service and resolves when it is ready; from then on it is kept running.
   * @param {Service} service
   */
  async start(service) {
    this.#logFiles.add(service.logFile)
    await this.#launch(service)
    void this.#keep(service)
  }

  /**
   * Ends a service that runs; it is started again at once, from what its program is now.
   * @param {string} name
   * @returns {Promise<void>} settles when it runs again, or when everything is stopped
   */
  async restart(name) {
    const running = this.#running.get(name)
    if (!running || this.#replaced.has(name) || this.#stopping.signal.aborted) return
    const { signal } = this.#stopping
    await new Promise((resolve) => {
      this.#replaced.set(name, () => {
        signal.removeEventListener("abort", resolve)
        resolve(undefined)
      })
      signal.addEventListener("abort", resolve, { once: true })
      void running.stop(patience)
    })
  }

  /**
   * Stops everything: first, side by side, all that is not named, then the named ones in their order.
   * @param {string[]} last what the others lean on
   */
  async stop(last) {
    this.#stopping.abort()
    await Promise.allSettled(this.#launching)
    const first = [...this.#running.keys()].filter((name) => !last.includes(name))
    await Promise.all(first.map((name) => this.#running.get(name)?.stop(patience)))
    for (const name of last) await this.#running.get(name)?.stop(lastPatience)
  }

  #shortenLogs() {
    for (const file of this.#logFiles) {
      try {
        shortenLog(file)
      } catch (error) {
        this.#say(`${file} could not be put aside: ${/** @type {Error} */ (error).message}`)
      }
    }
  }

  /** @param {Service} service */
  async #launch(service) {
    const { signal } = this.#stopping
    signal.throwIfAborted()
    const onSpawn = (/** @type {number} */ pid) => this.#records.add(service.name, pid)
    const launch = service.start({ onSpawn, signal })
    this.#launching.add(launch)
    try {
      this.#running.set(service.name, await launch)
    } finally {
      this.#launching.delete(launch)
    }
  }

  /** @param {Service} service */
  async #keep(service) {
    const { name, logFile } = service
    let pause = firstPause
    for (;;) {
      const since = performance.now()
      await this.#running.get(name)?.exited
      this.#records.remove(name)
      if (this.#stopping.signal.aborted) return
      if (performance.now() - since > calmAfter) pause = firstPause
      if (this.#replaced.has(name)) pause = 0
      else this.#say(`${name} ended by itself. The end of ${logFile}:\n${tailOf(logFile, 10)}`)
      pause = await this.#launchAgain(service, pause)
      if (this.#stopping.signal.aborted) return
      this.#say(`${name} runs again`)
      this.#replaced.get(name)?.()
      this.#replaced.delete(name)
    }
  }

  /**
   * @param {Service} service
   * @param {number} pause in ms before the first attempt
   * @returns {Promise<number>} the pause before the next one
   */
  async #launchAgain(service, pause) {
    for (;;) {
      if (pause > 0) this.#say(`${service.name} is started again in ${pause / 1000} s`)
      await sleep(pause, undefined, { signal: this.#stopping.signal }).catch(() => {})
      pause = Math.min(Math.max(pause * 2, firstPause), longestPause)
      if (this.#stopping.signal.aborted) return pause
      try {
        await this.#launch(service)
        return pause
      } catch (error) {
        this.#say(/** @type {Error} */ (error).message)
      }
    }
  }
}
