import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { Tabs } from "./tabs"

const items = [
  { id: "open", title: "Open", content: "Two orders" },
  { id: "done", title: "Delivered", content: "Twelve orders" },
]

describeConformance("Tabs", (props) => <Tabs label="Orders" items={items} {...props} />, "div")

it("shows the first part until another is pressed", async () => {
  const onValueChange = vi.fn()
  render(<Tabs label="Orders" items={items} onValueChange={onValueChange} />)
  expect(screen.getByRole("tablist", { name: "Orders" })).toBeTruthy()
  expect(screen.getByRole("tabpanel", { name: "Open" }).textContent).toBe("Two orders")
  await userEvent.click(screen.getByRole("tab", { name: "Delivered" }))
  expect(screen.getByRole("tabpanel", { name: "Delivered" }).textContent).toBe("Twelve orders")
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("done")
})

it("is one stop of the keyboard, inside of which arrows lead on", async () => {
  render(<Tabs label="Orders" items={items} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Open" }))
  await userEvent.keyboard("{ArrowRight}")
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Delivered" }))
  expect(screen.getByRole("tabpanel").textContent).toBe("Twelve orders")
})
