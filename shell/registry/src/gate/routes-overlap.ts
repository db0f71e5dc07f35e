const partsOf = (route: string) => route.toLowerCase().split("/").filter(Boolean)

const isOpen = (part: string) => part.startsWith(":")

/** Whether some address matches both patterns, as the kernel's `matchesRoute` would say. */
export function routesOverlap(one: string, other: string): boolean {
  const [mine, theirs] = [partsOf(one), partsOf(other)]
  for (const [index, part] of mine.entries()) {
    const across = theirs[index]
    if (part === "*" || across === "*") return true
    if (across === undefined) return false
    if (part !== across && !isOpen(part) && !isOpen(across)) return false
  }
  return mine.length === theirs.length || theirs[mine.length] === "*"
}
