/** The page's import map, as far as digests go: address of a file → what its content must be. */
function readMap(): Record<string, string> | undefined {
  const text = document.querySelector('script[type="importmap"]')?.textContent
  if (!text) return undefined
  const { integrity = {} } = JSON.parse(text) as { integrity?: Record<string, string> }
  return Object.fromEntries(
    Object.entries(integrity).map(([address, digest]) => [
      new URL(address, location.href).href,
      digest,
    ]),
  )
}

let map: Record<string, string> | undefined

/** The digest that the page itself demands of a file; none in development, where files change. */
export function pageDigest(address: string): string | undefined {
  map ??= readMap() ?? {}
  return map[address]
}

/** Whether this page demands digests at all. */
export function hasDigests(): boolean {
  map ??= readMap() ?? {}
  return Object.keys(map).length > 0
}
