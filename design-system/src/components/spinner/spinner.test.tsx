import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { Spinner } from "./spinner"

describeConformance("Spinner", (props) => <Spinner label="Loading" {...props} />, "div")

it("says what is on its way", () => {
  render(<Spinner label="Fetching orders..." />)
  expect(screen.getByRole("status").textContent).toBe("Fetching orders...")
})
