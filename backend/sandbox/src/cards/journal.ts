import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs"
import { dirname } from "node:path"

/** What the network must know again after a restart: each entry replaces an earlier one of its id. */
export interface Journal {
  read(): { kind: string; id: string; value: unknown }[]
  write(kind: string, id: string, value: unknown): void
}

/** A file of one JSON object a line. A line that a crash cut in two is left out. */
export function fileJournal(file: string): Journal {
  return {
    read() {
      if (!existsSync(file)) return []
      return readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line) => parse(line))
    },
    write(kind, id, value) {
      mkdirSync(dirname(file), { recursive: true })
      // A new line comes first, so that one that was cut ends there.
      appendFileSync(file, `\n${JSON.stringify({ kind, id, value })}`, { mode: 0o600 })
    },
  }
}

/** For tests: nothing outlives the process. */
export const noJournal: Journal = { read: () => [], write: () => undefined }

function parse(line: string): ReturnType<Journal["read"]> {
  try {
    return line ? [JSON.parse(line) as ReturnType<Journal["read"]>[number]] : []
  } catch {
    return []
  }
}
