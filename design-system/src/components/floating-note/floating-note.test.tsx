import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { FloatingNote } from "./floating-note"

describeConformance(
  "FloatingNote",
  (props) => <FloatingNote {...props}>Paused</FloatingNote>,
  "div",
)

it("is there before it has something to say, so that it is read out once it has", () => {
  const { rerender } = render(<FloatingNote role="status" />)
  const region = screen.getByRole("status")
  rerender(<FloatingNote role="status">Live updates paused.</FloatingNote>)
  expect(region.textContent).toBe("Live updates paused.")
})
