import type { Registry } from "@shop/kernel/host"

/** How long, in ms, this page view took from the first request for a micro-frontend's files to the last answer. */
export function loadTimeOf({ microFrontends }: Registry, name: string): number | undefined {
  const live = microFrontends.find((one) => one.name === name)
  if (!live) return undefined
  const folder = new URL(".", new URL(live.entry, location.href)).href
  const files = performance
    .getEntriesByType("resource")
    .filter((entry) => entry.name.startsWith(folder))
  if (files.length === 0) return undefined
  const from = Math.min(...files.map(({ startTime }) => startTime))
  const to = Math.max(...files.map(({ startTime, duration }) => startTime + duration))
  return Math.round(to - from)
}
