/**
 * One shared question for all who ask at the same time.
 *
 * An answer may only be given to those who asked **before** it was put to the backend: then nobody
 * ever reads a state older than their own request, and a change that was acknowledged is seen by
 * every request that starts after the acknowledgement. So at most one question is under way, and all
 * who arrive meanwhile share the next one.
 */
export class GroupRevalidation<Answer> {
  private running: Promise<Answer> | undefined
  private next: Promise<Answer> | undefined

  /** `ask` puts the question; it is called once for each group. */
  constructor(private readonly ask: () => Promise<Answer>) {}

  /** The answer to a question that is put after this call. Rejects as `ask` does. */
  current(): Promise<Answer> {
    if (this.next) return this.next
    if (!this.running) return this.begin()
    const begin = () => this.begin()
    this.next = this.running.then(begin, begin)
    return this.next
  }

  private begin(): Promise<Answer> {
    this.next = undefined
    const answer = this.ask()
    this.running = answer
    const end = () => {
      if (this.running === answer) this.running = undefined
    }
    answer.then(end, end)
    return answer
  }
}
