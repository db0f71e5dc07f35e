import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { answerCalls } from "../test/answer-calls"
import { recheckSellerSession, useSellerSession } from "./seller-session"

function Area() {
  const { status, signIn, signOut } = useSellerSession()
  return (
    <>
      <p>{status}</p>
      <button onClick={() => void signIn("s@example.com", "secret")}>in</button>
      <button onClick={() => void signOut()}>out</button>
    </>
  )
}

it("the seller's session is asked for by the first screen that needs it, and follows both calls", async () => {
  const no = { success: false, message: "no", error: "no" }
  const asked = answerCalls({
    "/api/seller/is-auth": () => no,
    "/api/seller/login": () => ({ success: true, message: "in" }),
    "/api/seller/logout": () => ({ success: true, message: "out" }),
  })
  await recheckSellerSession()
  expect(asked).toEqual([])

  render(<Area />)
  await screen.findByText("signed-out")
  await userEvent.click(screen.getByText("in"))
  await screen.findByText("signed-in")
  await userEvent.click(screen.getByText("out"))
  await screen.findByText("signed-out")
  expect(asked).toEqual(["/api/seller/is-auth", "/api/seller/login", "/api/seller/logout"])
})

it("a check that fails by the network is only logged, and counts as signed out", async () => {
  vi.mocked(console.warn).mockImplementation(() => undefined)
  answerCalls({
    "/api/seller/is-auth": () => new TypeError("Failed to fetch"),
    "/api/seller/login": () => ({ success: true, message: "in" }),
  })
  render(<Area />)
  await userEvent.click(screen.getByText("in"))
  await screen.findByText("signed-in")
  await recheckSellerSession()
  await screen.findByText("signed-out")
  expect(console.warn).toHaveBeenCalledOnce()
  vi.mocked(console.warn).mockClear()
})

it("a check begun before the sign-in does not end it when it is answered late", async () => {
  let answerCheck: (response: Response) => void = () => undefined
  const check = new Promise<Response>((resolve) => (answerCheck = resolve))
  const asked = vi.fn((_path: string) => undefined)
  vi.stubGlobal("fetch", async (input: string | URL) => {
    const { pathname } = new URL(input)
    asked(pathname)
    return pathname === "/api/seller/is-auth" ? check : Response.json({ success: true })
  })
  render(<Area />)
  const checked = recheckSellerSession()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith("/api/seller/is-auth"))
  await userEvent.click(screen.getByText("in"))
  await screen.findByText("signed-in")
  answerCheck(Response.json({ success: false, message: "no", error: "no" }))
  await act(() => checked)
  expect(screen.queryByText("signed-out")).toBeNull()
})
