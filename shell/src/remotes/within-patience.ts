/** After so long, in ms, a module that has not arrived is gone for the person, however slow the network. */
const PATIENCE = 60_000

/** What `work` resolves to; rejects when that takes over a minute, as of a module that awaits for ever. */
export async function withinPatience<Value>(work: Promise<Value>, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`${what} has not arrived within ${PATIENCE / 1000} s.`))
    }, PATIENCE)
  })
  try {
    return await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
  }
}
