import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { Select } from "./select"

describeConformance(
  "Select",
  (props) => (
    <Select label="State" {...props}>
      <option>Goa</option>
    </Select>
  ),
  "select",
)

it("offers its options under its label and reports the chosen one", async () => {
  const onChange = vi.fn((event: { target: { value: string } }) => event.target.value)
  render(
    <Select label="State" hint="Where we deliver" defaultValue="Goa" onChange={onChange}>
      <option>Goa</option>
      <option>Kerala</option>
    </Select>,
  )
  const select = screen.getByRole("combobox", { name: "State", description: "Where we deliver" })
  await userEvent.selectOptions(select, "Kerala")
  expect(onChange).toHaveReturnedWith("Kerala")
})

it("says itself whether it is wrong, for browsers find one that must be chosen wrong untouched", () => {
  const { rerender } = render(<Select label="State" required />)
  const select = screen.getByRole("combobox", { name: "State" })
  expect(select.getAttribute("aria-invalid")).toBe("false")
  rerender(<Select label="State" required error="Please choose a state." />)
  expect(select.getAttribute("aria-invalid")).toBe("true")
})
