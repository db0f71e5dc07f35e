import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { Price } from "./price"

describeConformance(
  "Price",
  (props) => <Price offer="₹80" offerLabel="Offer price" mrp="₹100" mrpLabel="MRP" {...props} />,
  "p",
)

it("strikes the MRP through and says which price is which", () => {
  render(<Price offer="₹80" offerLabel="Offer price" mrp="₹100" mrpLabel="MRP" />)
  expect(screen.getByText("₹100").tagName).toBe("S")
  expect(screen.getByRole("paragraph").textContent).toBe("Offer price ₹80, MRP ₹100")
})

it("strikes nothing through when offer and MRP are the same", () => {
  render(<Price offer="₹80" offerLabel="Offer price" mrp="₹80" mrpLabel="MRP" />)
  expect(screen.getByRole("paragraph").textContent).toBe("Offer price ₹80")
})
