import { act, renderHook } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { useIsHeldUp } from "./use-is-held-up"

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(undefined, "", "/cart")
})
afterEach(() => {
  vi.useRealTimers()
  history.replaceState(undefined, "", "/")
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const goTo = (path: string) => history.pushState(undefined, "", path)

function shown(pathname: string) {
  return renderHook((path: string) => useIsHeldUp(path), { initialProps: pathname })
}

it("a page is left alone where the address changes long after the click", async () => {
  const { result, rerender } = shown("/cart")
  document.body.click()
  await pass(2_950)
  goTo("/orders")
  await pass(2_900)
  expect(result.current).toBe(false)
  rerender("/orders")
  await pass(10_000)
  expect(result.current).toBe(false)
})

it("a page is in the way once the same other address has stood for three seconds", async () => {
  const { result, rerender } = shown("/cart")
  goTo("/orders")
  await pass(2_000)
  goTo("/account")
  await pass(2_000)
  expect(result.current).toBe(false)
  await pass(2_000)
  expect(result.current).toBe(true)
  rerender("/account")
  expect(result.current).toBe(false)
})

it("a page is shown at once to whoever goes back to it", async () => {
  const { result } = shown("/cart")
  goTo("/orders")
  await pass(4_000)
  expect(result.current).toBe(true)
  goTo("/cart")
  act(() => void dispatchEvent(new PopStateEvent("popstate")))
  expect(result.current).toBe(false)
})

it("a page whose path the address bar spells in another way is not in the way", async () => {
  goTo("/products/कच्चा आम")
  const { result } = shown("/products/कच्चा आम")
  await pass(10_000)
  expect(result.current).toBe(false)
})
