import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { Checkbox } from "./checkbox"

describeConformance("Checkbox", (props) => <Checkbox label="Gift" {...props} />, "span")

it("is ticked by a press on its words and by the space bar", async () => {
  const onCheckedChange = vi.fn((checked: boolean) => checked)
  render(<Checkbox label="Gift" onCheckedChange={onCheckedChange} />)
  const box = () => screen.getByRole("checkbox", { name: "Gift" })
  await waitFor(() => expect(box().matches(":disabled")).toBe(false))
  await userEvent.click(screen.getByText("Gift"))
  expect(onCheckedChange).toHaveLastReturnedWith(true)
  box().focus()
  await userEvent.keyboard(" ")
  expect(onCheckedChange).toHaveLastReturnedWith(false)
})
