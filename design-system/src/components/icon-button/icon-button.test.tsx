import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { CartIcon } from "../../icons"
import { describeConformance } from "../../test/describe-conformance"
import { IconButton } from "./icon-button"

describeConformance(
  "IconButton",
  (props) => (
    <IconButton label="Cart" {...props}>
      <CartIcon />
    </IconButton>
  ),
  "button",
)

it("is named by its label alone, whatever its badge shows", () => {
  render(
    <IconButton label="Cart, 3 items" badge={3}>
      <CartIcon />
    </IconButton>,
  )
  expect(screen.getByRole("button", { name: "Cart, 3 items" }).textContent).toBe("3")
})
