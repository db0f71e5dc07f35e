import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { Heading } from "./heading"

describeConformance(
  "Heading",
  (props) => (
    <Heading level={2} {...props}>
      Best Sellers
    </Heading>
  ),
  "h2",
)

it("keeps its rank in the page whatever its size", () => {
  render(
    <Heading level={3} size="display">
      Big
    </Heading>,
  )
  expect(screen.getByRole("heading", { level: 3, name: "Big" })).toBeTruthy()
})
