import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { Breadcrumb } from "./breadcrumb"

describeConformance("Breadcrumb", (props) => <Breadcrumb label="You are here" {...props} />, "nav")

it("lists the way to this page, which it marks as the last", () => {
  render(
    <Breadcrumb label="You are here">
      <a href="/">Home</a>
      <a href="/products">Products</a>
      Tomato
    </Breadcrumb>,
  )
  const items = screen.getAllByRole("listitem")
  expect(items.map((item) => item.textContent)).toEqual(["Home", "Products", "Tomato"])
  expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, null, "page"])
})
