/** A list that has not come after so long, in ms, is not coming: a person may then ask again. */
const PATIENCE = 20_000

/** A signal that ends with the one given, or when a person would wait no longer. */
export function inTime(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])
}

/** Only a network that failed at once is worth asking again unasked. */
export function retryOnce(failures: number, error: unknown): boolean {
  return error instanceof TypeError && failures < 1
}
