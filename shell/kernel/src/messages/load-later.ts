/** A value that is fetched when first asked for. */
export interface Later<Value> {
  /** The value as far as it is here. */
  get(): Value | undefined
  /** Fetches it, once; a later call tries a fetch that failed again. Never rejects. */
  load(): Promise<Value>
}

/** Fetches by `fetchIt`; where that fails, `instead` stands in. */
export function loadLater<Value>(fetchIt: () => Promise<Value>, instead: Value): Later<Value> {
  let value: Value | undefined
  let loading: Promise<Value> | undefined

  async function load(): Promise<Value> {
    try {
      value = await fetchIt()
    } catch (error) {
      console.warn("Texts could not be loaded; English stands in.", error)
      value = instead
      loading = undefined
    }
    return value
  }
  return { get: () => value, load: () => (loading ??= load()) }
}
