/** Something a person can mend. Its message says what happened, why, and what to do; no stack is shown. */
export class Problem extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message)
    this.name = "Problem"
  }
}
