/** Hears what is said in the console, in its place, until it is stopped; React then expects no `act`. */
export function whatIsSaid(): { stop: () => string[] } {
  const { error, warn } = console
  const heard: string[] = []
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const before = environment.IS_REACT_ACT_ENVIRONMENT ?? false
  environment.IS_REACT_ACT_ENVIRONMENT = false
  console.error = console.warn = (...words: unknown[]) =>
    void heard.push(words.map(String).join(" ").slice(0, 300))
  return {
    stop() {
      Object.assign(console, { error, warn })
      environment.IS_REACT_ACT_ENVIRONMENT = before
      return heard
    },
  }
}
