import { act, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { clearNotices, notify } from "./notices"
import { useNotices } from "./use-notices"

beforeEach(() => {
  vi.useFakeTimers()
  // What other tests said.
  clearNotices()
})
afterEach(() => {
  act(clearNotices)
  vi.useRealTimers()
})

function Notices() {
  return useNotices().map(({ id, text, isVisible }) => (
    <p key={id} data-visible={isVisible}>
      {text}
    </p>
  ))
}

const after = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent)
const seen = () => texts("[data-visible='true']")
const heard = () => texts("[data-visible='false']")

it("a notice is seen for 600 ms, and stays to be heard for a while longer", () => {
  render(<Notices />)
  act(() => notify.success("Added"))
  after(599)
  expect(seen()).toEqual(["Added"])
  after(1)
  expect([seen(), heard()]).toEqual([[], ["Added"]])
  after(3_999)
  expect(heard()).toEqual(["Added"])
  after(1)
  expect(screen.queryByText("Added")).toBeNull()
})

it("a flood of notices leaves the newest twenty", () => {
  render(<Notices />)
  act(() => {
    for (let count = 1; count <= 50; count++) notify.error(`Fault ${count}`)
  })
  expect(seen()).toHaveLength(20)
  expect(seen()[0]).toBe("Fault 50")
  after(600)
  expect(seen()).toEqual([])
})

it("what is said twice is there once to be heard", () => {
  render(<Notices />)
  act(() => notify.success("Added"))
  after(1_000)
  act(() => notify.success("Added"))
  expect([seen(), heard()]).toEqual([["Added"], []])
})

it("a failure that nobody put into words says that something went wrong; a success says nothing", () => {
  render(<Notices />)
  act(() => {
    notify.success("")
    notify.error("")
  })
  expect(seen()).toEqual(["Something went wrong."])
})
