/** `npm test` keeps crowds small; `npm run stress` runs them as long as the promise says. */
const isFull = process.env.STRESS === "full"

/** How often a test repeats itself, and how long, in ms, it may take for that. */
export function rounds(few: number, many: number): { count: number; timeout: number } {
  const count = isFull ? many : few
  return { count, timeout: 120_000 + count * 5_000 }
}
