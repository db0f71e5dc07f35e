import { act, render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { createStore, useStore } from "./index"

it("a component shows a store's value, and the next one as soon as it is set", () => {
  const store = createStore("apples")
  const Shown = () => <p>{useStore(store)}</p>
  render(<Shown />)
  expect(screen.getByText("apples")).toBeDefined()
  act(() => store.set("pears"))
  expect(screen.getByText("pears")).toBeDefined()
})
