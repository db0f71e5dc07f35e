/** What came of a part; `news` is what a person should read. @typedef {{ passed: number, failed: number, skipped: number, news: string[] }} Outcome */

/** @param {Outcome[]} outcomes @returns {Outcome} */
export function sum(outcomes) {
  const total = (/** @type {"passed" | "failed" | "skipped"} */ what) =>
    outcomes.reduce((before, outcome) => before + outcome[what], 0)
  return {
    passed: total("passed"),
    failed: total("failed"),
    skipped: total("skipped"),
    news: outcomes.flatMap(({ news }) => news),
  }
}
