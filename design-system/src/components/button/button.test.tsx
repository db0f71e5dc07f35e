import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { Button } from "./button"
import { ExampleLink } from "../../test/example-link"

describeConformance("Button", (props) => <Button {...props}>Add</Button>, "button")

it("does not send the form it stands in, unless asked to", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>Plain</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole("button", { name: "Plain" }))
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole("button", { name: "Send" }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

it("ignores presses while it is loading, keeps its name and says that it is busy", async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Place order
      </Button>
    </form>,
  )
  const button = screen.getByRole("button", { name: "Place order" })
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(button.getAttribute("aria-busy")).toBe("true")
})

it("says that it cannot be pressed for now where it is told so, loading or not", () => {
  const button = (loading: boolean) => (
    <Button aria-disabled loading={loading}>
      Send
    </Button>
  )
  const { rerender } = render(button(false))
  expect(screen.getByRole("button").getAttribute("aria-disabled")).toBe("true")
  rerender(button(true))
  expect(screen.getByRole("button").getAttribute("aria-disabled")).toBe("true")
})

it("becomes a link where it is told to render one", () => {
  render(<Button render={<ExampleLink href="/products" />}>Shop now</Button>)
  const link = screen.getByRole("link", { name: "Shop now" })
  expect(link.getAttribute("href")).toBe("/products")
  expect(link.hasAttribute("type")).toBe(false)
})
