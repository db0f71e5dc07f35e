import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { QuantityStepper, type QuantityStepperProps } from "./quantity-stepper"

function Stepper(props: Partial<QuantityStepperProps>) {
  return (
    <QuantityStepper
      value={2}
      onValueChange={() => {}}
      label="Tomato"
      decreaseLabel="One less"
      increaseLabel="One more"
      {...props}
    />
  )
}

describeConformance("QuantityStepper", (props) => <Stepper {...props} />, "div")

it("asks for one more and one less, and shows how many there are", async () => {
  const onValueChange = vi.fn()
  render(<Stepper onValueChange={onValueChange} />)
  const group = within(screen.getByRole("group", { name: "Tomato" }))
  expect(group.getByRole("status").textContent).toBe("2")
  await userEvent.click(group.getByRole("button", { name: "One more" }))
  await userEvent.click(group.getByRole("button", { name: "One less" }))
  expect(onValueChange.mock.calls).toEqual([[3], [1]])
})

it("stops at its least and at its most, and keeps the focus there", async () => {
  const onValueChange = vi.fn()
  const { rerender } = render(<Stepper value={1} min={1} onValueChange={onValueChange} />)
  const pressed = async (name: string) => {
    const button = screen.getByRole("button", { name })
    await userEvent.click(button)
    expect(button.getAttribute("aria-disabled")).toBe("true")
    expect(document.activeElement).toBe(button)
  }
  await pressed("One less")
  rerender(<Stepper value={99} max={99} onValueChange={onValueChange} />)
  await pressed("One more")
  expect(onValueChange).not.toHaveBeenCalled()
})
