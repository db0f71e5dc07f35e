import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { Message } from "./message"

describeConformance("Message", (props) => <Message {...props}>Done</Message>, "div")

it("interrupts only for an error", () => {
  render(
    <>
      <Message tone="error">Invalid OTP.</Message>
      <Message tone="success">OTP sent.</Message>
    </>,
  )
  expect(screen.getByRole("alert").textContent).toBe("Invalid OTP.")
  expect(screen.getByRole("status").textContent).toBe("OTP sent.")
})
