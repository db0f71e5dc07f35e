import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { PasswordField } from "./password-field"

const texts = { label: "Password", showLabel: "Show password" }

describeConformance("PasswordField", (props) => <PasswordField {...texts} {...props} />, "input")

it("shows what was typed only while its button is pressed", async () => {
  render(<PasswordField {...texts} />)
  const field = screen.getByLabelText<HTMLInputElement>("Password")
  await userEvent.type(field, "secret")
  expect(field.type).toBe("password")
  const button = screen.getByRole("button", { name: "Show password" })
  await userEvent.click(button)
  expect([field.type, field.value]).toEqual(["text", "secret"])
  expect(button.getAttribute("aria-pressed")).toBe("true")
  await userEvent.click(button)
  expect(field.type).toBe("password")
})

it("never sends a form by showing the password", async () => {
  let isSent = false
  render(
    <form onSubmit={() => (isSent = true)}>
      <PasswordField {...texts} />
    </form>,
  )
  await userEvent.click(screen.getByRole("button", { name: "Show password" }))
  expect(isSent).toBe(false)
})
