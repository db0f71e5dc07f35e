import { act, renderHook } from "@testing-library/react"
import { BrowserRouter } from "react-router-dom"
import { expect, it } from "vitest"
import { useSearchParams } from "./use-search-params"

const set = (name: string, value: string) => (current: URLSearchParams) => {
  current.set(name, value)
  return current
}

it("changes that come faster than the page is drawn all stay, in one step of the history", () => {
  history.replaceState(undefined, "", "/seller/orders?page=2")
  const before = history.length
  const { result } = renderHook(useSearchParams, { wrapper: BrowserRouter })
  const [, change] = result.current
  act(() => {
    change(set("q", "verma"), { replace: true })
    change(set("status", "Packed"), { replace: true })
  })
  expect(location.pathname + location.search).toBe("/seller/orders?page=2&q=verma&status=Packed")
  expect(Object.fromEntries(result.current[0])).toEqual({
    page: "2",
    q: "verma",
    status: "Packed",
  })
  expect(history.length).toBe(before)
})

it("takes parameters in place of a function, as the router's own does", () => {
  history.replaceState(undefined, "", "/products?q=rice&sort=price")
  const { result } = renderHook(useSearchParams, { wrapper: BrowserRouter })
  act(() => result.current[1]({ q: "dal" }))
  expect(location.pathname + location.search).toBe("/products?q=dal")
})
