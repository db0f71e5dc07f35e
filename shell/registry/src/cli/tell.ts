import type { Pointer } from "../pointer/pointer.js"
import type { RegistryEvent } from "../pointer/records.js"

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n")
}

const minute = (iso: string) => iso.slice(0, 16).replace("T", " ")

/** What is live, for people to read. */
export function tellLive({ microFrontends }: Pointer): string {
  if (microFrontends.length === 0) return "Nothing is live."
  const rows = microFrontends.map(({ name, release, owner, publishedAt, previous, canary }) => [
    name,
    release,
    minute(publishedAt),
    owner,
    previous?.release ?? "-",
    canary ? `${canary.release} for ${canary.share}%` : "-",
  ])
  return table([["name", "live", "published (UTC)", "owner", "last good", "on trial"], ...rows])
}

/** What happened, newest first, for people to read. */
export function tellHistory(events: readonly RegistryEvent[]): string {
  if (events.length === 0) return "Nothing has happened yet."
  const rows = [...events]
    .reverse()
    .map(({ at, by, action, name, from = "-", to = "-", why = "" }) => [
      minute(at),
      name,
      action,
      from,
      to,
      by,
      why,
    ])
  return table([["when (UTC)", "name", "what", "from", "to", "who", "why"], ...rows])
}
