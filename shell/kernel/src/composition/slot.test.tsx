import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useLayoutEffect, useReducer, useState } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { defineManifest, type ManifestInput } from "../manifest/define-manifest"
import { CompositionProvider } from "./composition"
import { type RemoteComponent, type RemoteLoader, RemoteModules } from "./remote-modules"
import { Slot } from "./slot"

afterEach(() => void vi.useRealTimers())

const fragment = (id: string, order: number) => ({
  id: `team.${id}/v1`,
  module: `./fragments/${id}`,
  slot: "shell.header.end/v1" as const,
  order,
})

function published(name: string, fragments: ManifestInput["fragments"]) {
  const manifest = defineManifest({ name, version: "1.0.0", owner: "Team", fragments })
  return { ...manifest, release: "1.0.0", assets: {}, entry: "" }
}

function Page({ load, ...rest }: Partial<RemoteLoader> & Pick<RemoteLoader, "load">) {
  const [modules] = useState(
    () => new RemoteModules({ load, beforeRetry: () => Promise.resolve(), ...rest }),
  )
  const registry = {
    microFrontends: [
      published("one", [fragment("late", 20), fragment("early", 10)]),
      published("two", [fragment("middle", 15)]),
    ],
  }
  return (
    <CompositionProvider
      value={{
        registry,
        modules,
        Loading: ({ slow }) => <p>{slow ? "slow" : "loading"}</p>,
        Failed: ({ retry }) => <button onClick={retry}>Try again</button>,
      }}
    >
      <h1>Page</h1>
      <Slot id="shell.header.end/v1" />
    </CompositionProvider>
  )
}

const says =
  (text: string): RemoteComponent =>
  () => <p>part {text}</p>

function expectComplaint() {
  vi.mocked(console.warn).mockImplementation(() => undefined)
  vi.mocked(console.error).mockImplementation(() => undefined)
  return () => {
    expect(console.warn).toHaveBeenCalled()
    vi.mocked(console.warn).mockClear()
    vi.mocked(console.error).mockClear()
  }
}

describe("a slot", () => {
  it("draws the fragments of all teams in the order they ask for", async () => {
    render(<Page load={async (_name, module) => says(module.split("/").at(-1)!)} />)
    await screen.findByText("part late")
    const texts = screen.getAllByText(/^part/).map((part) => part.textContent)
    expect(texts).toEqual(["part early", "part middle", "part late"])
  })

  it("keeps a fragment that cannot be loaded to itself, and draws it once it can", async () => {
    const checkComplaint = expectComplaint()
    let isAway = true
    const asked = vi.fn(() => Promise.resolve())
    render(
      <Page
        beforeRetry={asked}
        load={async (name) => {
          if (name === "two" && isAway) throw new Error("404")
          return says(name)
        }}
      />,
    )
    const retry = await screen.findByRole("button", { name: "Try again" })
    expect(await screen.findAllByText("part one")).toHaveLength(2)
    isAway = false
    await userEvent.click(retry)
    await screen.findByText("part two")
    expect(asked).toHaveBeenCalledExactlyOnceWith("two")
    checkComplaint()
  })

  it("tries all that failed of a team at once", async () => {
    const checkComplaint = expectComplaint()
    let isAway = true
    render(
      <Page
        load={async (name) => {
          if (name === "one" && isAway) throw new Error("404")
          return says(name)
        }}
      />,
    )
    const [first] = await screen.findAllByRole("button", { name: "Try again" })
    isAway = false
    await userEvent.click(first!)
    expect(await screen.findAllByText("part one")).toHaveLength(2)
    checkComplaint()
  })

  it("keeps a fragment that throws while drawing to itself, and draws it once it no longer does", async () => {
    const checkComplaint = expectComplaint()
    let isBroken = true
    function Moody() {
      if (isBroken) throw new Error("broken")
      return <p>part mended</p>
    }
    render(<Page load={async (name) => (name === "two" ? Moody : says(name))} />)
    const retry = await screen.findByRole("button", { name: "Try again" })
    expect(screen.getByRole("heading", { name: "Page" })).toBeDefined()
    isBroken = false
    await userEvent.click(retry)
    await screen.findByText("part mended")
    checkComplaint()
  })

  it("says when a fragment is slow, and still draws it when it arrives", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let arrive: (component: RemoteComponent) => void = () => undefined
    const late = new Promise<RemoteComponent>((resolve) => (arrive = resolve))
    render(<Page load={(name) => (name === "two" ? late : Promise.resolve(says(name)))} />)
    await vi.advanceTimersByTimeAsync(6_000)
    await screen.findByText("slow")
    arrive(says("two"))
    await screen.findByText("part two")
  })

  /** A loader whose micro-frontends have a release before the one that fails. */
  function withReleaseBefore(live: RemoteLoader["load"]) {
    const fallen = new Set<string>()
    const failed = vi.fn()
    const load: RemoteLoader["load"] = async (name, module) =>
      fallen.has(name) ? says(`${name} as before`) : live(name, module)
    const fallBack = (name: string) => !fallen.has(name) && Boolean(fallen.add(name))
    return { load, fallBack, failed }
  }

  it("goes over to the last good release with all of a team's parts, when one cannot be loaded", async () => {
    const checkComplaint = expectComplaint()
    const loader = withReleaseBefore(async (name, module) => {
      if (module.endsWith("late")) throw new Error("404")
      return says(name)
    })
    render(<Page {...loader} />)
    expect(await screen.findAllByText("part one as before")).toHaveLength(2)
    await screen.findByText("part two")
    expect(loader.failed).toHaveBeenCalledExactlyOnceWith("one", "./fragments/late", "load")
    checkComplaint()
  })

  it("goes over to the last good release when the live one throws, or never stops updating", async () => {
    const checkComplaint = expectComplaint()
    function Endless() {
      const [count, next] = useReducer((before: number) => before + 1, 0)
      useLayoutEffect(next)
      return <p>part {count}</p>
    }
    const loader = withReleaseBefore(async (name) => (name === "two" ? Endless : says(name)))
    render(<Page {...loader} />)
    await screen.findByText("part two as before")
    expect(screen.getAllByText("part one")).toHaveLength(2)
    expect(loader.failed).toHaveBeenCalledWith("two", "./fragments/middle", "render")
    checkComplaint()
  })

  it("shows the card when the last good release fails as well", async () => {
    const checkComplaint = expectComplaint()
    const never = () => Promise.reject(new Error("gone"))
    const fallBack = vi.fn().mockReturnValueOnce(true).mockReturnValue(false)
    render(
      <Page
        load={(name) => (name === "two" ? never() : Promise.resolve(says(name)))}
        fallBack={fallBack}
      />,
    )
    await screen.findByRole("button", { name: "Try again" })
    checkComplaint()
  })
})
