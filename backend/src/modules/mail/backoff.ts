const FIRST_MS = 2_000
/** A server that is away comes back for all mails at once; one that said no has its reasons. */
const LONGEST_MS = { unreachable: 30_000, refused: 60 * 60 * 1000 }

/**
 * How long to wait after the `attempts`-th failure, in ms: doubling from two seconds to half a
 * minute, or to an hour when the server refused this mail; between half and the whole of it, so that
 * mails that failed together do not return together.
 */
export function backoff(attempts: number, refused: boolean, random = Math.random): number {
  const most = refused ? LONGEST_MS.refused : LONGEST_MS.unreachable
  const longest = Math.min(FIRST_MS * 2 ** (attempts - 1), most)
  return Math.round(longest * (0.5 + random() / 2))
}
