import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { readSettings } from "../../settings.mjs"
import { root } from "../paths.mjs"
import { Problem } from "../problem.mjs"
import { borrowDatabase } from "../shop/borrow-database.mjs"
import { childEnvironment } from "../shop/child-environment.mjs"
import { backendMain } from "../shop/services.mjs"

/** @typedef {{ name: string, advice: string, ids: string[], mended: boolean }} Trouble */

/**
 * Counts a shop's data and says what does not match, whether the shop runs or not.
 * @param {{ mend: boolean }} wish
 * @returns {Promise<{ counts: Record<string, number>, troubles: Trouble[] }>}
 */
export async function examineData({ mend }) {
  if (!existsSync(backendMain)) {
    throw new Problem("This shop was never built, so it has no data. npm start makes both.")
  }
  const settings = readSettings()
  const stop = await borrowDatabase(settings)
  try {
    const examining = promisify(execFile)(
      process.execPath,
      [backendMain, "examine", ...(mend ? ["--mend"] : [])],
      {
        cwd: join(root, "backend"),
        env: childEnvironment(settings, { PORT: settings.ports.backend }),
        maxBuffer: 64e6,
      },
    )
    const { stdout } = await examining.catch(({ stderr }) => {
      throw new Problem(`The data could not be looked at: ${reasonIn(String(stderr))}`)
    })
    return JSON.parse(stdout)
  } finally {
    await stop()
  }
}

/** What the backend says last, in its own words where they are a line of its log. @param {string} output */
function reasonIn(output) {
  const last = output.trim().split("\n").at(-1) || "it ended without a word."
  try {
    return String(JSON.parse(last).message ?? last)
  } catch {
    return last
  }
}
