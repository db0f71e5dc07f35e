import { getSession } from "@shop/kernel"
import { refusal, success } from "@shop/testing"
import { act, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { notice, pressTwice, sent } from "../test/open-shell"
import { isGone, openDialog, press, write } from "../test/open-sign-in"

/** Opens the dialog where a new shopper has been mailed a code. */
async function openRegistration() {
  const shop = await openDialog()
  await press("Create an account")
  await write("Name", "Asha")
  await write("Email", "asha@example.com")
  await press("Send OTP")
  await screen.findByLabelText("OTP")
  return shop
}

describe("registering", () => {
  it("leads from name and e-mail over the code to a password, and signs in", async () => {
    const shop = await openDialog()
    await press("Create an account")
    await write("Name", "Asha")
    await write("Email", "asha@example.com")
    await press("Send OTP")
    await notice("OTP sent to your email.")
    await write("OTP", "123456")
    await press("Verify Email")
    await notice("Email verified!")
    await write("Create password", "a long one")
    await press("Register")
    await notice("Registered successfully!")
    await isGone()
    expect(getSession().status).toBe("signed-in")
    const who = { name: "Asha", email: "asha@example.com" }
    expect(sent(shop, "user.sendOtp")).toEqual([who])
    expect(sent(shop, "user.verifyOtp")).toEqual([{ email: who.email, otp: "123456" }])
    expect(sent(shop, "user.register")).toEqual([{ ...who, password: "a long one" }])
  })

  it("asks for what is missing at each stage", async () => {
    const shop = await openDialog()
    await press("Create an account")
    await press("Send OTP")
    await notice("Please fill in name and email.")
    await write("Name", "Asha")
    await write("Email", "asha@example.com")
    await press("Send OTP")
    await screen.findByLabelText("OTP")
    await press("Verify Email")
    await notice("Enter the OTP.")
    await write("OTP", "1")
    await press("Verify Email")
    await screen.findByLabelText("Create password")
    await press("Register")
    await notice("Please fill in all required fields.")
    expect(sent(shop, "user.register")).toEqual([])
  })

  it("shows the server's sentence, or its own where the server has none", async () => {
    const shop = await openDialog()
    shop.answer("user.sendOtp", () => refusal("Please wait 20 seconds."))
    await press("Create an account")
    await write("Name", "Asha")
    await write("Email", "asha@example.com")
    await press("Send OTP")
    await notice("Please wait 20 seconds.")
    shop.answer("user.sendOtp", () => refusal(""))
    await press("Send OTP")
    await notice("Failed to send OTP.")
  })

  it("starts anew after a switch to login and back", async () => {
    await openDialog()
    await press("Create an account")
    expect(document.activeElement).toBe(screen.getByLabelText("Name"))
    await write("Name", "Asha")
    await write("Email", "asha@example.com")
    await press("Send OTP")
    await screen.findByLabelText("OTP")
    await press("Already have an account? Login")
    await press("Create an account")
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("")
    expect(screen.queryByLabelText("OTP")).toBeNull()
  })

  it("leads back to an e-mail that was mistyped, and forgets the code of the other", async () => {
    const shop = await openRegistration()
    await write("OTP", "12")
    await press("Change email")
    expect(screen.queryByLabelText("OTP")).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Asha")
    await userEvent.clear(screen.getByLabelText("Email"))
    await write("Email", "asha@example.org")
    await press("Send OTP")
    expect((await screen.findByLabelText<HTMLInputElement>("OTP")).value).toBe("")
    expect(sent(shop, "user.sendOtp").at(-1)).toEqual({ name: "Asha", email: "asha@example.org" })
  })

  it("does not go back to the e-mail while its code is being checked", async () => {
    const shop = await openRegistration()
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    shop.answer("user.verifyOtp", () => held.then(() => success()))
    await write("OTP", "123456")
    await press("Verify Email")
    await press("Change email")
    expect(screen.getByLabelText<HTMLInputElement>("Email").readOnly).toBe(true)
    letGo()
    await screen.findByLabelText("Create password")
  })

  it("takes a code as it is pasted, and says that a wrong one is wrong", async () => {
    const shop = await openRegistration()
    const code = screen.getByLabelText<HTMLInputElement>("OTP")
    expect(document.activeElement).toBe(code)
    expect(code.placeholder).toBe("Enter 6-digit OTP")
    await userEvent.paste("123 456 ")
    expect(code.value).toBe("123456")
    shop.answer("user.verifyOtp", () => refusal(""))
    await press("Verify Email")
    await notice("Invalid OTP.")
    expect(document.activeElement).toBe(code)
    expect(screen.getByRole("textbox", { name: "OTP", description: "Invalid OTP." })).toBe(code)
  })

  it("sends another code after half a minute, and kills what was typed of the old one", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const shop = await openRegistration()
    await write("OTP", "12")
    const waiting = screen.getByRole<HTMLButtonElement>("button", { name: /^Send a new OTP in/ })
    expect(waiting.disabled).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    await press("Send a new OTP")
    await screen.findByRole("button", { name: /^Send a new OTP in/ })
    expect(screen.getByLabelText<HTMLInputElement>("OTP").value).toBe("")
    expect(sent(shop, "user.sendOtp")).toHaveLength(2)
  })

  it("sends one request at each stage however often its button is pressed", async () => {
    const shop = await openDialog()
    await press("Create an account")
    await write("Name", "Asha")
    await write("Email", "asha@example.com")
    pressTwice("Send OTP")
    await screen.findByLabelText("OTP")
    await write("OTP", "123456")
    pressTwice("Verify Email")
    await screen.findByLabelText("Create password")
    await write("Create password", "a long one")
    pressTwice("Register")
    await isGone()
    for (const call of ["user.sendOtp", "user.verifyOtp", "user.register"] as const)
      expect(sent(shop, call)).toHaveLength(1)
  })
})
