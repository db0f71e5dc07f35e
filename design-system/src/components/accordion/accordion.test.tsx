import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { Accordion } from "./accordion"

const items = [
  { id: "delivery", title: "When?", content: "Today." },
  { id: "payment", title: "How?", content: "In cash." },
]

describeConformance("Accordion", (props) => <Accordion items={items} {...props} />, "div")

it("opens one answer at a time, and closes it at a second press", async () => {
  render(<Accordion items={items} />)
  const when = await screen.findByRole("button", { name: "When?" })
  await userEvent.click(when)
  expect(screen.getByText("Today.")).toBeTruthy()
  await userEvent.click(screen.getByRole("button", { name: "How?" }))
  expect(screen.getByText("In cash.")).toBeTruthy()
  expect(when.getAttribute("aria-expanded")).toBe("false")
  await userEvent.click(screen.getByRole("button", { name: "How?" }))
  expect(screen.queryByText("In cash.")).toBeNull()
})

it("does not take the focus from a keyboard that comes before its part has loaded", async () => {
  vi.resetModules()
  const fresh = await import("./accordion")
  render(<fresh.Accordion items={items} />)
  const when = screen.getByText("When?").closest("summary")
  when?.focus()
  await act(() => import("./accordion-list"))
  expect(document.activeElement).toBe(when)
})
