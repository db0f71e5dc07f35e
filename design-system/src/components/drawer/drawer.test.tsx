import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { Drawer } from "./drawer"

describeConformance(
  "Drawer",
  (props) => (
    <Drawer open onOpenChange={() => {}} title="Menu" closeLabel="Close" {...props}>
      Links
    </Drawer>
  ),
  "div",
)

it("is named by its title and asks to be closed by its button", async () => {
  const onOpenChange = vi.fn()
  render(<Drawer open onOpenChange={onOpenChange} title="Menu" closeLabel="Close" />)
  expect(await screen.findByRole("dialog", { name: "Menu" })).toBeTruthy()
  await userEvent.click(await screen.findByRole("button", { name: "Close" }))
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})
