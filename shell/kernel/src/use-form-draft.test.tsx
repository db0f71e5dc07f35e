import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useRef } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { answerCalls } from "./test/answer-calls"
import { signOut } from "./session/session"
import { useFormDraft } from "./use-form-draft"

function Letter({ owner = "asha", name = "letter" }: { owner?: string | null; name?: string }) {
  const form = useRef<HTMLFormElement>(null)
  const forget = useFormDraft(form, name || undefined, owner)
  return (
    <form ref={form}>
      <textarea name="text" aria-label="Text" defaultValue="Dear shop" />
      <select name="kind" aria-label="Kind" defaultValue="question">
        <option>question</option>
        <option>praise</option>
      </select>
      <input name="secret" aria-label="Secret" type="password" />
      <input name="from" aria-label="From" readOnly defaultValue={owner ?? "nobody"} />
      <button type="button" onClick={forget}>
        Sent
      </button>
    </form>
  )
}

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const type = (text: string, label = "Text") => userEvent.type(screen.getByLabelText(label), text)

/** As a reload does: nothing of the page is left but what the tab keeps. */
function reload(props: Parameters<typeof Letter>[0] = {}) {
  document.body.replaceChildren()
  render(<Letter {...props} />)
}

afterEach(() => sessionStorage.clear())

it("finds after a reload what was typed and chosen", async () => {
  render(<Letter />)
  await type(", where is my rice?")
  await userEvent.selectOptions(screen.getByLabelText("Kind"), "praise")
  reload()
  expect(value("Text")).toBe("Dear shop, where is my rice?")
  expect(value("Kind")).toBe("praise")
})

it("keeps no password, and writes nothing into what is read-only", async () => {
  render(<Letter owner={null} />)
  await type("hush", "Secret")
  reload()
  expect(value("Secret")).toBe("")
  expect(value("From")).toBe("asha")
  expect(JSON.stringify(sessionStorage)).not.toContain("hush")
})

it("gives a visitor's words to who signs in, and nobody's to another", async () => {
  render(<Letter owner={null} />)
  await type(", hello")
  reload({ owner: "asha" })
  expect(value("Text")).toBe("Dear shop, hello")
  await type("!")
  reload({ owner: "ravi" })
  expect(value("Text")).toBe("Dear shop")
})

it("forgets once it is told to, and where a person signs out", async () => {
  render(<Letter />)
  await type(" 1")
  await userEvent.click(screen.getByRole("button"))
  reload()
  expect(value("Text")).toBe("Dear shop")
  await type(" 2")
  answerCalls({ "/api/user/logout": () => ({ success: true, message: "" }) })
  await signOut()
  reload()
  expect(value("Text")).toBe("Dear shop")
})

it("keeps nothing of a form without a name, and works where storage is closed", async () => {
  render(<Letter name="" />)
  await type(" 1")
  expect(sessionStorage).toHaveLength(0)
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Closed.", "SecurityError")
  })
  reload()
  await type(" 2")
  expect(value("Text")).toBe("Dear shop 2")
})
