import { leave } from "../server/leave"
import { describeError, log } from "../server/log"
import { backUp } from "./back-up"
import { restore } from "./restore"
import { Unusable } from "./unusable"

/**
 * `backup <file>` and `restore <file> [--replace]`, as the launcher calls them: plain lines to the
 * terminal; ends with 1 and a sentence when it cannot be done.
 */
export async function runBackupCommand(command: "backup" | "restore"): Promise<never> {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const words = process.argv.slice(3)
  const file = words.find((word) => !word.startsWith("--"))
  try {
    if (!file) throw new Unusable("Name the backup's file.")
    if (command === "backup") await backUp(file, say)
    else await restore(file, { replace: words.includes("--replace") }, say)
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    if (!(error instanceof Unusable)) log("error", `${command}_failed`, describeError(error))
    console.error(`\n${what}\nNothing was changed.`)
    leave(1)
  }
  leave(0)
}
