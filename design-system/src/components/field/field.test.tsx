import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { Field } from "./field"
import { FieldControl } from "./field-control"

describeConformance("Field", (props) => <Field label="City" {...props} />, "div")

it("names the control it wraps and describes it by hint and error", () => {
  render(
    <Field label="PIN code" hint="Six digits." error="Give six digits.">
      <FieldControl>{(tie) => <input {...tie} />}</FieldControl>
    </Field>,
  )
  const control = screen.getByRole("textbox", {
    name: "PIN code",
    description: "Six digits. Give six digits.",
  })
  expect(control.getAttribute("aria-invalid")).toBe("true")
  expect(screen.getByText("Six digits.").getAttribute("aria-live")).toBe("polite")
})
