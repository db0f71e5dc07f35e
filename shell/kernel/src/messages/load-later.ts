/** A value that is fetched when first asked for. */
export interface Later<Value> {
  /** The value as far as it is here. */
  get(): Value | undefined
  /** Fetches it, once: always the same promise. Never rejects. */
  load(): Promise<Value>
  /** Fetches it, also when it was fetched in vain before. Never rejects. */
  loadAgain(): Promise<Value>
}

/** Who does not answer within so long, in ms, must not keep a page from being drawn. */
const PATIENCE = 5_000

function withinPatience<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came within ${PATIENCE} ms.`)), PATIENCE)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** Fetches by `fetchIt`; where that fails or takes too long, `instead` stands in. */
export function loadLater<Value>(fetchIt: () => Promise<Value>, instead: Value): Later<Value> {
  let value: Value | undefined
  let loading: Promise<Value> | undefined
  let hasFailed = false

  async function tryOnce(): Promise<Value> {
    try {
      value = await withinPatience(fetchIt())
      hasFailed = false
    } catch (error) {
      console.warn("Texts could not be loaded; English stands in.", error)
      value = instead
      hasFailed = true
    }
    return value
  }

  const load = () => (loading ??= tryOnce())
  return {
    get: () => value,
    load,
    // What is drawn meanwhile goes on with what stands in.
    loadAgain: () => (hasFailed ? tryOnce() : load()),
  }
}
