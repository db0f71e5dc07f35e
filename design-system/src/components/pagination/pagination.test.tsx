import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { ExampleLink } from "../../test/example-link"
import { Pagination } from "./pagination"

const texts = {
  label: "Orders",
  pageLabel: (page: number) => `Page ${page}`,
  previousLabel: "Previous page",
  nextLabel: "Next page",
}
const linkTo = (page: number) => <ExampleLink href={`?page=${page}`} />

describeConformance(
  "Pagination",
  (props) => <Pagination {...texts} page={2} count={3} linkTo={linkTo} {...props} />,
  "nav",
)

it("links to the pages around the current one, which it names", () => {
  render(<Pagination {...texts} page={5} count={9} linkTo={linkTo} />)
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"))
  expect(links).toEqual([
    "?page=4",
    "?page=1",
    "?page=4",
    "?page=5",
    "?page=6",
    "?page=9",
    "?page=6",
  ])
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("5")
})

it("offers nothing before the first page and nothing after the last", () => {
  const { rerender } = render(<Pagination {...texts} page={1} count={2} linkTo={linkTo} />)
  expect(screen.queryByRole("link", { name: "Previous page" })).toBeNull()
  rerender(<Pagination {...texts} page={2} count={2} linkTo={linkTo} />)
  expect(screen.queryByRole("link", { name: "Next page" })).toBeNull()
})
