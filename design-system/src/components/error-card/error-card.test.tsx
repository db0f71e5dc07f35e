import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { ErrorCard } from "./error-card"

describeConformance(
  "ErrorCard",
  (props) => <ErrorCard title="Gone" retryLabel="Try again" onRetry={() => {}} {...props} />,
  "div",
)

it("is announced and lets the person try again", async () => {
  const onRetry = vi.fn()
  render(<ErrorCard title="This part did not load" retryLabel="Try again" onRetry={onRetry} />)
  expect(screen.getByRole("alert").textContent).toContain("This part did not load")
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  expect(onRetry).toHaveBeenCalledOnce()
})
