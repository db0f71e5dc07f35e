import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { Dialog } from "./dialog"

describeConformance(
  "Dialog",
  (props) => (
    <Dialog open onOpenChange={() => {}} title="Sign in" closeLabel="Close" {...props}>
      Form
    </Dialog>
  ),
  "div",
)

it("is named by its title and described by its sentence", async () => {
  render(
    <Dialog open onOpenChange={() => {}} title="Sign in" description="Welcome." closeLabel="Close">
      <input aria-label="E-mail" />
    </Dialog>,
  )
  expect(
    await screen.findByRole("dialog", { name: "Sign in", description: "Welcome." }),
  ).toBeTruthy()
})

it("asks to be closed by its button and by Escape", async () => {
  const onOpenChange = vi.fn()
  render(<Dialog open onOpenChange={onOpenChange} title="Sign in" closeLabel="Close" />)
  await userEvent.click(await screen.findByRole("button", { name: "Close" }))
  await userEvent.keyboard("{Escape}")
  expect(onOpenChange.mock.calls).toEqual([[false], [false]])
})

it("asks to be closed by a press outside", async () => {
  const onOpenChange = vi.fn()
  render(
    <>
      <p>Page</p>
      <Dialog open onOpenChange={onOpenChange} title="Sign in" closeLabel="Close" />
    </>,
  )
  await screen.findByRole("dialog")
  await userEvent.click(document.body)
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

it("draws nothing while closed", () => {
  render(<Dialog open={false} onOpenChange={() => {}} title="Sign in" closeLabel="Close" />)
  expect(screen.queryByRole("dialog")).toBeNull()
})

it("gives the focus to the part of the page that is named, not to the first link in it", async () => {
  const page = (open: boolean) => (
    <>
      <main tabIndex={-1}>
        <a href="#more">More</a>
      </main>
      <Dialog
        open={open}
        onOpenChange={() => {}}
        title="Sign in"
        closeLabel="Close"
        finalFocus={() => document.querySelector("main")}
      />
    </>
  )
  const { rerender } = render(page(true))
  await screen.findByRole("dialog")
  rerender(page(false))
  await waitFor(() => expect(document.activeElement?.tagName).toBe("MAIN"))
})

it("gives the focus to its first field, and to the close button only after the content", async () => {
  render(
    <Dialog open onOpenChange={() => {}} title="Sign in" closeLabel="Close">
      <input aria-label="E-mail" />
    </Dialog>,
  )
  const field = await screen.findByRole("textbox", { name: "E-mail" })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close" }))
})
