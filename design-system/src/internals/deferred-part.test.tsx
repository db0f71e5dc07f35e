import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { deferredPart as ofThePage } from "./deferred-part"

let deferredPart: typeof ofThePage

/** Whether somebody has done anything is remembered for a whole page view: each test is one. */
beforeEach(async () => {
  vi.resetModules()
  ;({ deferredPart } = await import("./deferred-part"))
})
afterEach(() => void vi.useRealTimers())

function shown(load: () => Promise<unknown>) {
  const useArrived = deferredPart(load)
  const Part = ({ wanted = false }) => <p>{useArrived(wanted) ? "here" : "away"}</p>
  return Part
}

it("costs nobody anything who looks and goes, and is there once somebody moves", async () => {
  const load = vi.fn(async () => undefined)
  const Part = shown(load)
  render(<Part />)
  await new Promise((done) => setTimeout(done))
  expect(load).not.toHaveBeenCalled()
  await userEvent.hover(screen.getByText("away"))
  await screen.findByText("here")
  expect(load).toHaveBeenCalledOnce()
})

it("is there for whoever has stayed a while, before they press anything", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const Part = shown(async () => undefined)
  render(<Part />)
  await vi.advanceTimersByTimeAsync(9_000)
  await screen.findByText("here")
})

it("is fetched at once when it is wanted, and again when it did not come", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.mocked(console.warn).mockImplementation(() => undefined)
  const load = vi.fn(async () => undefined).mockRejectedValueOnce(new Error("404"))
  const Part = shown(load)
  render(<Part wanted />)
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledOnce())
  vi.mocked(console.warn).mockClear()
  await vi.advanceTimersByTimeAsync(6_000)
  await screen.findByText("here")
})
