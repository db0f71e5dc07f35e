import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { Switch } from "./switch"

describeConformance("Switch", (props) => <Switch label="In stock" {...props} />, "span")

it("is a switch named by its label, also when the label is not shown", async () => {
  const onCheckedChange = vi.fn((checked: boolean) => checked)
  render(<Switch label="In stock" hideLabel checked={false} onCheckedChange={onCheckedChange} />)
  const control = await waitFor(() => {
    const found = screen.getByRole("switch", { name: "In stock" })
    expect(found.getAttribute("aria-checked")).toBe("false")
    return found
  })
  await userEvent.click(control)
  expect(onCheckedChange).toHaveReturnedWith(true)
})

it("does nothing while disabled", async () => {
  const onCheckedChange = vi.fn()
  render(<Switch label="In stock" disabled onCheckedChange={onCheckedChange} />)
  await userEvent.click(screen.getByRole("switch", { name: "In stock" }))
  expect(onCheckedChange).not.toHaveBeenCalled()
})
