import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { Rating } from "./rating"

describeConformance(
  "Rating",
  (props) => <Rating value={4} label="4 out of 5 stars" {...props} />,
  "p",
)

it("is one picture with a name, of as many stars as its scale has", () => {
  render(
    <Rating value={4} label="4 out of 5 stars">
      (4)
    </Rating>,
  )
  expect(screen.getByRole("img", { name: "4 out of 5 stars" }).children).toHaveLength(5)
  expect(screen.getByText("(4)")).toBeTruthy()
})
