const FIRST_MS = 2_000
const LONGEST_MS = 60 * 60 * 1000

/**
 * How long to wait after the `attempts`-th failure, in ms: doubling from two seconds to an hour,
 * between half and the whole of it, so that mails that failed together do not return together.
 */
export function backoff(attempts: number, random: () => number = Math.random): number {
  const longest = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS)
  return Math.round(longest * (0.5 + random() / 2))
}
