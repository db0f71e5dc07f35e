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
  const sentence = error instanceof Problem ? error.message : forbidden(error)
  console.error(sentence ? `\n${sentence}` : error)
}

/**
 * What to say of a file that belongs to somebody else.
 * @param {unknown} error
 */
function forbidden(error) {
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error ?? {})
  if (code !== "EACCES" || !path) return undefined
  return `This user may not use ${path}. Run as the user who owns it.`
}
