import { type LiveMicroFrontend, type Pointer, type Release } from "../pointer/pointer.js"
import { portOffsetOf } from "../pointer/port-offsets.js"
import type { RegistryEvent } from "../pointer/records.js"

export const findLive = ({ microFrontends }: Pointer, name: string) =>
  microFrontends.find((live) => live.name === name)

/** A live one as a release among others. */
export function releaseOf(live: LiveMicroFrontend): Release {
  const { portOffset: _offset, previous: _previous, canary: _canary, ...release } = live
  return release
}

/** A release as the live one, with the last good one behind it. */
export function asLive(release: Release, previous: Release | undefined): LiveMicroFrontend {
  const portOffset = portOffsetOf(release.name)
  return { ...release, ...(portOffset && { portOffset }), ...(previous && { previous }) }
}

/** The micro-frontends with this one in place of what bore its name; without one, less that. */
export function withLive(
  { microFrontends }: Pointer,
  name: string,
  live: LiveMicroFrontend | undefined,
): LiveMicroFrontend[] {
  return [...microFrontends.filter((one) => one.name !== name), ...(live ? [live] : [])]
}

/**
 * The newest release that was live for all before `current`, and from which nobody had to go back, or
 * that was made live again since.
 */
export function lastGoodBefore(
  events: readonly RegistryEvent[],
  current: string,
): string | undefined {
  const goneBackFrom = new Set<string | undefined>()
  for (const [at, { action, from, to }] of events.entries()) {
    if (/rollback|withdraw/.test(action)) goneBackFrom.add(from)
    // All of it was taken away, and not its newest release alone.
    if (!to) for (const { to: lived } of events.slice(0, at)) goneBackFrom.add(lived)
    goneBackFrom.delete(to)
  }
  const lived = events.filter(({ action }) => action !== "canary").map(({ to }) => to)
  const since = lived.indexOf(current)
  return lived
    .slice(0, since < 0 ? lived.length : since)
    .reverse()
    .find((release) => release && release !== current && !goneBackFrom.has(release))
}
