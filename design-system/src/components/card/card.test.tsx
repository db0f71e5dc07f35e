import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { Card } from "./card"

describeConformance("Card", (props) => <Card {...props} />, "div")

it("is the element it is told to render", () => {
  render(<Card render={<article />}>Order 12</Card>)
  expect(screen.getByRole("article").textContent).toBe("Order 12")
})
