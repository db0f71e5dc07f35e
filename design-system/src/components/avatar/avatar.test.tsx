import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { Avatar } from "./avatar"

describeConformance("Avatar", (props) => <Avatar {...props} />, "span")

it.each([
  ["Asha Rao", "AR"],
  ["  asha  devi  rao ", "AD"],
  ["प्रिया", "प्रि"],
  ["👩‍🌾 Farmer", "👩‍🌾F"],
])("shows %j as %j", (name, initials) => {
  render(<Avatar name={name} />)
  expect(screen.getByText(initials)).toBeTruthy()
})

it("shows a figure for somebody without a name, and the picture of somebody who has one", () => {
  const { container, rerender } = render(<Avatar name=" " />)
  expect(container.querySelector("svg")).toBeTruthy()
  rerender(<Avatar name="Asha" src="/asha.webp" />)
  expect(container.querySelector("img")?.alt).toBe("")
  expect(screen.queryByText("A")).toBeNull()
})
