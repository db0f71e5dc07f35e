import { act, render, screen } from "@testing-library/react"
import { Suspense, useState } from "react"
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest"
import { chooseLanguage } from "../language/language"
import { createMessages } from "./create-messages"

const en = { hello: "Hello", apples: (count: number) => `${count} apples` }
const hi: typeof en = { hello: "नमस्ते", apples: (count) => `${count} सेब` }

beforeEach(() => chooseLanguage("en"))
afterEach(() => chooseLanguage("en"))

/** Draws a part that says hello and can be written into. */
function show(useMessages: () => typeof en) {
  function Part() {
    const texts = useMessages()
    const [typed, setTyped] = useState("")
    return (
      <label>
        {texts.hello}
        <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
    )
  }
  return render(
    <Suspense fallback="waiting">
      <Part />
    </Suspense>,
  )
}

it("speaks English, and fetches no other texts for it", () => {
  const fetchHindi = vi.fn(() => Promise.resolve({ hi }))
  const { useMessages, getMessages } = createMessages({ en, hi: fetchHindi })
  show(useMessages)
  expect(screen.getByLabelText("Hello")).toBeTruthy()
  expect(getMessages().apples(2)).toBe("2 apples")
  expect(fetchHindi).not.toHaveBeenCalled()
})

it("changes its words when another language is chosen, and keeps what a person has typed", async () => {
  const { useMessages, getMessages } = createMessages({ en, hi: () => Promise.resolve({ hi }) })
  show(useMessages)
  const field = screen.getByLabelText<HTMLInputElement>("Hello")
  field.focus()
  await act(() => chooseLanguage("hi"))
  expect(screen.getByLabelText("नमस्ते")).toBe(field)
  expect(document.activeElement).toBe(field)
  expect(getMessages().apples(2)).toBe("2 सेब")
})

it("waits for its texts where a part arrives in a shop that speaks Hindi already", async () => {
  await chooseLanguage("hi")
  const { useMessages } = createMessages({ en, hi: () => Promise.resolve({ hi }) })
  await act(async () => void show(useMessages))
  expect(await screen.findByLabelText("नमस्ते")).toBeTruthy()
})

it("speaks English where its texts cannot be had, and tries again when asked once more", async () => {
  vi.mocked(console.warn).mockImplementation(() => undefined)
  let isAway = true
  const fetchHindi = () => (isAway ? Promise.reject(new Error("404")) : Promise.resolve({ hi }))
  const { useMessages } = createMessages({ en, hi: fetchHindi })
  await chooseLanguage("hi")
  show(useMessages)
  expect(screen.getByLabelText("Hello")).toBeTruthy()
  isAway = false
  await act(() => chooseLanguage("hi"))
  await act(() => chooseLanguage("en"))
  await act(() => chooseLanguage("hi"))
  expect(screen.getByLabelText("नमस्ते")).toBeTruthy()
  expect(console.warn).toHaveBeenCalledOnce()
  vi.mocked(console.warn).mockClear()
})

it("does not wait for ever for texts that do not come", async () => {
  vi.mocked(console.warn).mockImplementation(() => undefined)
  vi.useFakeTimers()
  let isSilent = true
  onTestFinished(() => {
    vi.useRealTimers()
    isSilent = false
  })
  await chooseLanguage("hi")
  const silence = new Promise<{ hi: typeof hi }>(() => {})
  const fetchHindi = () => (isSilent ? silence : Promise.resolve({ hi }))
  const { useMessages } = createMessages({ en, hi: fetchHindi })
  await act(async () => void show(useMessages))
  expect(screen.getByText("waiting")).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.getByLabelText("Hello")).toBeTruthy()
  vi.mocked(console.warn).mockClear()
})

it("remembers the choice for the next visit and for the server", async () => {
  await chooseLanguage("hi")
  expect(document.cookie).toContain("shop_language=hi")
  expect(document.documentElement.lang).toBe("hi")
})
