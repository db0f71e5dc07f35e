import { Problem } from "./problem.mjs"

// Whoever read what is said may have left, and a disk be full: what runs is not to end for that.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {})

/**
 * Runs a script's work. What a person can mend is said in its own words; anything else is a bug, and
 * comes with its stack.
 * @param {() => Promise<void>} work
 */
export async function runScript(work) {
  try {
    await work()
  } catch (error) {
    report(error)
    process.exitCode = 1
  }
}

/** @param {unknown} error */
export function report(error) {
  console.error(error instanceof Problem ? `\n${error.message}` : error)
}
