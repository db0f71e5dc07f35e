import { fork } from "node:child_process"
import { once } from "node:events"

/** @typedef {import("./keep-busy.mjs").Busy} Busy */

/**
 * Starts a process that measures what a benchmark compares with: it is told what to work on, and does
 * so for as many seconds as each `run` says.
 * @param {URL} program
 * @param {object} work
 * @param {string[]} [execArgv]
 * @returns {{ run: (seconds: number) => Promise<Busy>, stop: () => void }}
 */
export function startHelper(program, work, execArgv = []) {
  const child = fork(program, { execArgv })
  child.send(work)
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`${program.pathname} ended with ${code}.`)
  })
  // Whoever waits for an answer hears of it.
  ended.catch(() => undefined)
  return {
    async run(seconds) {
      const answer = once(child, "message").then(([busy]) => /** @type {Busy} */ (busy))
      child.send(seconds)
      return Promise.race([answer, ended])
    },
    stop: () => void child.kill(),
  }
}
