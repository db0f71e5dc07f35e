import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { describeConformance } from "../../test/describe-conformance"
import { TextArea } from "./text-area"

describeConformance("TextArea", (props) => <TextArea label="Message" {...props} />, "textarea")

it("takes several lines and is described by its error", async () => {
  render(<TextArea label="Message" error="Say something." />)
  const area = screen.getByRole<HTMLTextAreaElement>("textbox", {
    name: "Message",
    description: "Say something.",
  })
  await userEvent.type(area, "one{enter}two")
  expect(area.value).toBe("one\ntwo")
})
