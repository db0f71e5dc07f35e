import { messages } from "@shop/api/messages"
import { BadRequest } from "./refusal"

interface Limits {
  /** Jobs that run at the same time. */
  readonly parallel: number
  /** Jobs that may wait, in all and for one client. */
  readonly waiting: number
  readonly waitingPerClient: number
}

/**
 * Runs costly jobs of signing in a few at a time. What finds the line full is refused at once, so
 * that a flood of sign-ins waits for itself and for nobody else.
 */
export class WaitingLine {
  private running = 0
  private readonly line: { client: string; start: () => void }[] = []

  constructor(private readonly limits: Limits) {}

  /** @throws BadRequest 429 when too many jobs wait, of all or of this client */
  async run<T>(client: string, job: () => Promise<T>): Promise<T> {
    if (this.running >= this.limits.parallel) await this.turn(client)
    else this.running++
    try {
      return await job()
    } finally {
      // A waiting job takes over the place, so a newcomer cannot slip in between.
      const next = this.line.shift()
      if (next) next.start()
      else this.running--
    }
  }

  /** Refuses a client for whom there is no room, before anything else is done for it. @throws BadRequest 429 */
  requireRoom(client: string): void {
    const { waiting, waitingPerClient } = this.limits
    const own = () => this.line.filter((job) => job.client === client).length
    if (this.line.length >= waiting || own() >= waitingPerClient)
      throw new BadRequest(429, messages.signInBusy, { "retry-after": "5" })
  }

  private turn(client: string): Promise<void> {
    this.requireRoom(client)
    return new Promise((start) => this.line.push({ client, start }))
  }
}
