import { type ChildProcess, fork } from "node:child_process"
import { join } from "node:path"
import { log } from "../../server/log"
import type { HashResult, HashWork } from "./hash-work"

const program = join(__dirname, "hash-program.js")

/**
 * A hash takes a tenth of a second. One that takes longer, in ms, does not get the processor: a machine
 * that is busy all the time leaves nothing for what gives way. Or, for much longer, it stands still.
 */
const TOO_LONG = { givingWay: 2_000, otherwise: 20_000 }

/** How often one work is tried, in processes that were killed meanwhile. */
const TRIES = 3

interface Waiting {
  readonly resolve: (result: HashResult) => void
  readonly reject: (error: Error) => void
}

/** The process ended before it answered. */
class Ended extends Error {}

/**
 * Hashes passwords in a process of its own, whose priority is below that of all that serves shoppers
 * (docs/decisions/054). Starts at the first password and ends with this process, even a killed one.
 */
export class HashProcess {
  private child: ChildProcess | undefined
  private readonly waiting = new Map<number, Waiting>()
  private last = 0
  /** Whether it runs only when nobody else wants to; tried until it was too long. */
  private givesWay = true

  /** `threads` is how many works it is asked for at a time; a thread more would only move them about. */
  constructor(private readonly threads: number) {}

  /** Tries again when the process was killed meanwhile. @throws Error when it cannot be done */
  async run(work: HashWork): Promise<HashResult> {
    for (let tries = 1; ; tries++) {
      const patience = this.givesWay ? TOO_LONG.givingWay : TOO_LONG.otherwise
      const impatience = setTimeout(() => this.replace(), patience)
      try {
        return await this.ask(work)
      } catch (error) {
        if (!(error instanceof Ended) || tries === TRIES) throw error
      } finally {
        clearTimeout(impatience)
      }
    }
  }

  /** Ends the process, for one that does not give way; who waits for it asks that. */
  private replace(): void {
    log("warn", "hashing_too_long", { gaveWay: this.givesWay })
    this.givesWay = false
    this.child?.kill("SIGKILL")
  }

  private ask(work: HashWork): Promise<HashResult> {
    const child = (this.child ??= this.start())
    const id = ++this.last
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      // What cannot be sent has lost its process, whose `exit` answers everybody who waits.
      child.send({ id, work }, () => undefined)
    })
  }

  private start(): ChildProcess {
    // Neither the settings with their secrets nor a debugger's port are for it. A session of its own
    // (`detached`) keeps what it takes from the processor off the account of this process.
    const words = this.givesWay ? ["give-way"] : []
    const env = { UV_THREADPOOL_SIZE: String(this.threads) }
    const child = fork(program, words, { env, execArgv: [], detached: true })
    child.on("message", ({ id, result }: { id: number; result?: HashResult }) => {
      const waiting = this.waiting.get(id)
      this.waiting.delete(id)
      if (result === undefined) waiting?.reject(new Error("The password could not be hashed."))
      else waiting?.resolve(result)
    })
    const gone = (reason: string) => this.forget(child, new Ended(reason))
    child.once("error", ({ message }) => gone(message))
    child.once("exit", (code, signal) => gone(`The hashing process ended (${signal ?? code}).`))
    return child
  }

  private forget(child: ChildProcess, error: Ended): void {
    if (this.child !== child) return
    this.child = undefined
    const all = [...this.waiting.values()]
    this.waiting.clear()
    for (const { reject } of all) reject(error)
  }
}
