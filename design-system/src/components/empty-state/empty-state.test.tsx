import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { EmptyState } from "./empty-state"

describeConformance("EmptyState", (props) => <EmptyState title="Nothing" {...props} />, "div")

it("says what is missing and offers a next step", () => {
  render(
    <EmptyState
      title="No orders available"
      description="Your orders will stand here."
      action={<a href="/products">Shop now</a>}
    />,
  )
  expect(screen.getByText("No orders available")).toBeTruthy()
  expect(screen.getByText("Your orders will stand here.")).toBeTruthy()
  expect(screen.getByRole("link", { name: "Shop now" })).toBeTruthy()
})
