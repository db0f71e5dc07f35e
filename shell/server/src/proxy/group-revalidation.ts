/** Who waits for the next question: it is put when `put` is called, after all of them have asked. */
interface Waiting<Answer> {
  answer: Promise<Answer>
  put: () => void
}

/**
 * One shared question for all who ask at the same time.
 *
 * An answer may only be given to those who asked **before** it was put to the backend: then nobody
 * ever reads a state older than their own request, and a change that was acknowledged is seen by
 * every request that starts after the acknowledgement. So at most one question is under way, and all
 * who arrive meanwhile share the next one.
 */
export class GroupRevalidation<Answer> {
  private isRunning = false
  private waiting: Waiting<Answer> | undefined

  /** `ask` puts the question; it is called once for each group. */
  constructor(private readonly ask: () => Promise<Answer>) {}

  /** The answer to a question that is put after this call. Rejects as `ask` does. */
  current(): Promise<Answer> {
    this.waiting ??= this.gather()
    return this.waiting.answer
  }

  private gather(): Waiting<Answer> {
    let put: () => void = () => undefined
    const answer = new Promise<void>((resolve) => (put = resolve)).then(() => this.ask())
    const end = () => {
      this.isRunning = false
      if (this.waiting) this.putSoon()
    }
    answer.then(end, end)
    if (!this.isRunning) this.putSoon()
    return { answer, put }
  }

  /** Requests that arrived in the same breath of the event loop need one question, not two. */
  private putSoon(): void {
    this.isRunning = true
    setImmediate(() => {
      const { waiting } = this
      this.waiting = undefined
      waiting?.put()
    })
  }
}
