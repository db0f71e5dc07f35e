import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { Toast } from "./toast"

describeConformance("Toast", (props) => <Toast tone="success" {...props} />, "p")

it("stays to be heard once it is gone from the screen", () => {
  const { rerender } = render(<Toast tone="error">No network</Toast>)
  const toast = screen.getByText("No network")
  expect(toast.className).toBe("toast")
  rerender(
    <Toast tone="error" gone>
      No network
    </Toast>,
  )
  expect(screen.getByText("No network")).toBe(toast)
  expect(toast.className).toBe("gone")
})
