import { act, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { drawnLater } from "./drawn-later"

afterEach(() => void vi.useRealTimers())

const Still = () => <p>still</p>
const Moving = () => <p>moving</p>

it("keeps the place of a component until its module is here", async () => {
  const Part = drawnLater(async () => ({ default: Moving }), Still)
  render(<Part />)
  expect(screen.getByText("still")).toBeTruthy()
  await screen.findByText("moving")
})

it("leaves what is used already in its place", async () => {
  let arrive = (_: { default: typeof Moving }) => {}
  const load = () => new Promise<{ default: typeof Moving }>((resolve) => (arrive = resolve))
  const Part = drawnLater(load, ({ onUse }) => <button onClick={onUse}>still</button>)
  render(<Part />)
  screen.getByText("still").click()
  await act(async () => arrive({ default: Moving }))
  expect(screen.getByText("still")).toBeTruthy()
})

it("asks again for a module that did not come", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const warn = vi.mocked(console.warn).mockImplementation(() => undefined)
  const load = vi.fn(async () => ({ default: Moving })).mockRejectedValueOnce(new Error("404"))
  const Part = drawnLater(load, Still)
  render(<Part />)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  expect(screen.getByText("still")).toBeTruthy()
  await vi.advanceTimersByTimeAsync(6_000)
  await screen.findByText("moving")
  warn.mockClear()
})

it("draws at once what was drawn before", async () => {
  const Part = drawnLater(async () => ({ default: Moving }), Still)
  render(<Part />).unmount()
  await Promise.resolve()
  render(<Part />)
  expect(screen.getByText("moving")).toBeTruthy()
})
