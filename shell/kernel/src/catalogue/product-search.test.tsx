import { act, render, renderHook, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { BrowserRouter, useLocation } from "react-router-dom"
import { expect, it } from "vitest"
import { useProductSearch } from "./product-search"

function Box() {
  const [text, search] = useProductSearch()
  const { pathname } = useLocation()
  return (
    <>
      <input value={text} onChange={(event) => search(event.target.value)} />
      <p>at {pathname}</p>
    </>
  )
}

it("searching leads to /products, lives in the address, and is one step of the history", async () => {
  history.replaceState(undefined, "", "/contact")
  const before = history.length
  render(<Box />, { wrapper: BrowserRouter })
  await userEvent.type(screen.getByRole("textbox"), "r")
  await screen.findByText("at /products")
  expect(location.search).toBe("?q=r")
  await userEvent.type(screen.getByRole("textbox"), "&")
  expect(location.search).toBe("?q=r%26")
  expect(history.length).toBe(before + 1)
  await userEvent.clear(screen.getByRole("textbox"))
  expect(location.search).toBe("")
})

it("letters typed faster than the page follows are one step of the history too", () => {
  history.replaceState(undefined, "", "/contact")
  const before = history.length
  const { result } = renderHook(useProductSearch, { wrapper: BrowserRouter })
  const [, search] = result.current
  act(() => {
    search("r")
    search("ri")
  })
  expect(result.current[0]).toBe("ri")
  expect(history.length).toBe(before + 1)
})

it("searching on keeps how the list is sorted and narrowed", async () => {
  history.replaceState(undefined, "", "/products?q=r&sort=price")
  render(<Box />, { wrapper: BrowserRouter })
  await userEvent.type(screen.getByRole("textbox"), "i")
  expect(location.search).toBe("?q=ri&sort=price")
  await userEvent.clear(screen.getByRole("textbox"))
  expect(location.search).toBe("?sort=price")
})
