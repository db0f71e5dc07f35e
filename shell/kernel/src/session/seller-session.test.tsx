import { render, screen } from "@testing-library/react"
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
