/**
 * Tells a person what is going on: a line when a step begins, one when it is done, and, while
 * everything is quiet, what is still being worked on.
 */
export class Progress {
  #began = performance.now()
  /** @type {Set<string>} */
  #current = new Set()
  /** @type {NodeJS.Timeout | undefined} */
  #quiet

  /** @param {string} text */
  say(text) {
    const seconds = ((performance.now() - this.#began) / 1000).toFixed(1).padStart(6)
    for (const line of text.split("\n")) console.log(`${seconds} s  ${line}`)
    this.#listenForQuiet()
  }

  /**
   * @template T
   * @param {string} title such as 'Building the shell'
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async step(title, work) {
    const began = performance.now()
    this.#current.add(title)
    this.say(`${title} …`)
    try {
      const result = await work()
      this.#current.delete(title)
      this.say(`${title}: done in ${((performance.now() - began) / 1000).toFixed(1)} s`)
      return result
    } finally {
      this.#current.delete(title)
      this.#listenForQuiet()
    }
  }

  #listenForQuiet() {
    clearTimeout(this.#quiet)
    if (this.#current.size === 0) return
    const remind = () => this.say(`still at it: ${[...this.#current].join("; ")}`)
    this.#quiet = setTimeout(remind, 10_000).unref()
  }
}
