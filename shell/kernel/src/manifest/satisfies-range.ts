type Version = [major: number, minor: number, patch: number]

const numbers = (version: string) => version.split(".").map(Number) as Version

/** Below zero when `one` is the older, zero when both are the same version. Of `1.2.3-x` only 1.2.3 counts. */
export function compareVersions(one: string, other: string): number {
  const [mine, theirs] = [one, other].map((version) => numbers(version.split("-")[0] ?? ""))
  const index = [0, 1, 2].find((at) => mine?.[at] !== theirs?.[at])
  return index === undefined ? 0 : (mine?.[index] ?? 0) - (theirs?.[index] ?? 0)
}

/** Whether a version lies in a range of the manifest's three forms; of major 0 each minor stands alone. */
export function satisfiesRange(version: string, range: string): boolean {
  const least = range.replace(/^[\^~]/, "")
  if (least === range) return compareVersions(version, range) === 0
  const [given, wanted] = [numbers(version), numbers(least)]
  const sameMinor = given[1] === wanted[1] || (range.startsWith("^") && wanted[0] > 0)
  return given[0] === wanted[0] && sameMinor && compareVersions(version, least) >= 0
}
