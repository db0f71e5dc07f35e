import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { ExampleLink } from "../../test/example-link"
import { ProductCard } from "./product-card"

const rice = {
  picture: <img src="/rice.webp" alt="" />,
  category: "Grains",
  name: "Basmati Rice 5 kg",
  link: <ExampleLink href="/rice" />,
  headingLevel: 3,
  price: "₹520",
} as const

describeConformance("ProductCard", (props) => <ProductCard {...rice} {...props} />, "article")

it("is headed by its name, which leads to the product", () => {
  render(<ProductCard {...rice} />)
  const heading = screen.getByRole("heading", { level: 3, name: "Basmati Rice 5 kg" })
  const link = screen.getByRole("link", { name: "Basmati Rice 5 kg" })
  expect(heading.contains(link)).toBe(true)
  expect(link.getAttribute("href")).toBe("/rice")
})

it("is one link, whose picture says nothing beside the name", () => {
  render(<ProductCard {...rice} picture={<span>Picture not available</span>} />)
  const link = screen.getByRole("link")
  expect(link.contains(screen.getByText("Picture not available"))).toBe(true)
  expect(screen.getByRole("link", { name: "Basmati Rice 5 kg" })).toBe(link)
})

it("keeps its action apart from its link", () => {
  render(<ProductCard {...rice} action={<button>Add</button>} />)
  expect(screen.getByRole("button", { name: "Add" }).closest("a")).toBeNull()
})

it.each([
  ["Basmati Rice", "en"],
  ["बासमती चावल", "hi"],
])("has its name %j read out in its own language, whatever the page speaks", (name, language) => {
  render(<ProductCard {...rice} name={name} />)
  expect(screen.getByRole("heading", { name }).lang).toBe(language)
})
