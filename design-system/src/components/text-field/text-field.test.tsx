import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { TextField } from "./text-field"

describeConformance("TextField", (props) => <TextField label="E-mail" {...props} />, "input")

it("is found by its label, also when the label is not shown", () => {
  render(<TextField label="Search" hideLabel type="search" />)
  expect(screen.getByRole("searchbox", { name: "Search" })).toBeTruthy()
})

it("tells its hint and its error, and is invalid only while there is an error", () => {
  const { rerender } = render(<TextField label="E-mail" hint="We never share it." />)
  const valid = screen.getByRole("textbox", { name: "E-mail", description: "We never share it." })
  expect(valid.getAttribute("aria-invalid")).not.toBe("true")
  rerender(<TextField label="E-mail" error="Give an e-mail." />)
  const invalid = screen.getByRole("textbox", { name: "E-mail", description: "Give an e-mail." })
  expect(invalid.getAttribute("aria-invalid")).toBe("true")
})

it("reports what is typed as a plain input does", async () => {
  const onChange = vi.fn()
  render(<TextField label="City" onChange={onChange} />)
  await userEvent.type(screen.getByRole("textbox", { name: "City" }), "Pune")
  expect(onChange).toHaveBeenCalledTimes(4)
})
