import { refusal, success } from "@shop/testing"
import { act, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { openShell, pressTwice, sent } from "../../test/open-shell"
import { ShellPages } from "../shell-pages"

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
const write = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const open = (signedIn?: boolean) =>
  openShell(<ShellPages />, { path: "/forgot-password", signedIn })

describe("the reset of a password", () => {
  it("takes three steps and leads home", async () => {
    const shop = await open()
    await write("Email", "asha@example.com")
    await press("Send OTP")
    await screen.findByText("OTP sent to your email.")
    await write("OTP", "123456")
    await press("Verify OTP")
    await screen.findByText("Email verified!")
    await write("New password", "a new one")
    await press("Reset Password")
    await waitFor(() => expect(location.pathname).toBe("/"))
    const reset = { email: "asha@example.com", newPassword: "a new one" }
    expect(sent(shop, "user.sendOtp")).toEqual([{ email: reset.email }])
    expect(sent(shop, "user.forgotPassword")).toEqual([reset])
  })

  it("sends one request at each step when the button is pressed twice", async () => {
    const shop = await open()
    await write("Email", "asha@example.com")
    pressTwice("Send OTP")
    await screen.findByLabelText("OTP")
    await write("OTP", "123456")
    pressTwice("Verify OTP")
    await screen.findByLabelText("New password")
    await write("New password", "a new one")
    pressTwice("Reset Password")
    await waitFor(() => expect(location.pathname).toBe("/"))
    for (const call of ["user.sendOtp", "user.verifyOtp", "user.forgotPassword"] as const)
      expect(sent(shop, call)).toHaveLength(1)
  })

  it("says what went wrong in the page, and stays at its step", async () => {
    const shop = await open()
    shop.answer("user.sendOtp", () => new TypeError("Failed to fetch"))
    await write("Email", "asha@example.com")
    await press("Send OTP")
    await screen.findByText("An error occurred. Please try again later.")
    shop.answer("user.sendOtp", () => refusal("Please wait 20 seconds."))
    await press("Send OTP")
    await screen.findByText("Please wait 20 seconds.")
    shop.answer("user.sendOtp", () => ({ ...refusal(""), error: "Please try another e-mail." }))
    await press("Send OTP")
    await screen.findByText("Please try another e-mail.")
    shop.answer("user.sendOtp", () => refusal(""))
    await press("Send OTP")
    await screen.findByText("Failed to send OTP.")
    expect(screen.getByLabelText("Email")).toBeDefined()
  })

  it("says why a code or a new password is refused, and stays at its step", async () => {
    const shop = await open()
    await write("Email", "asha@example.com")
    await press("Send OTP")
    shop.answer("user.verifyOtp", () => refusal(""))
    await userEvent.type(await screen.findByLabelText("OTP"), "1 2 3 4 5 6")
    await press("Verify OTP")
    await screen.findByText("Invalid OTP.")
    expect(sent(shop, "user.verifyOtp")).toEqual([{ email: "asha@example.com", otp: "123456" }])
    shop.answer("user.verifyOtp", () => success())
    await press("Verify OTP")
    await screen.findByText("Email verified!")
    shop.answer("user.forgotPassword", () => refusal(""))
    await write("New password", "a new one")
    await press("Reset Password")
    await screen.findByText("Failed to reset password.")
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("a new one")
  })

  it("says in the shop's language what is missing, at each step, and asks nobody", async () => {
    const shop = await open()
    const missing = async (label: string, button: string, said: string) => {
      const field = await screen.findByLabelText(label)
      await press(button)
      expect((await screen.findByRole("alert")).textContent).toBe(said)
      expect(document.activeElement).toBe(field)
      expect(field.getAttribute("aria-invalid")).toBe("true")
    }
    await missing("Email", "Send OTP", "Please enter your email.")
    expect(shop.made.filter(({ name }) => name === "user.sendOtp")).toEqual([])
    await write("Email", "asha@example.com")
    await press("Send OTP")
    await missing("OTP", "Verify OTP", "Enter the OTP.")
    await write("OTP", "123456")
    await press("Verify OTP")
    await missing("New password", "Reset Password", "Please choose a new password.")
  })

  it("leads back to an e-mail that was mistyped", async () => {
    const shop = await open()
    await write("Email", "asha@example.con")
    await press("Send OTP")
    await screen.findByLabelText("OTP")
    await press("Change email")
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("asha@example.con")
    await write("Email", "{Backspace}m")
    await press("Send OTP")
    await screen.findByText(/sent to asha@example.com/)
    expect(sent(shop, "user.sendOtp").at(-1)).toEqual({ email: "asha@example.com" })
  })

  it("does not go back to the e-mail while its code is being checked", async () => {
    const shop = await open()
    await write("Email", "asha@example.com")
    await press("Send OTP")
    await screen.findByLabelText("OTP")
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    shop.answer("user.verifyOtp", () => held.then(() => success()))
    await write("OTP", "123456")
    await press("Verify OTP")
    await press("Change email")
    expect(screen.queryByLabelText("Email")).toBeNull()
    letGo()
    await screen.findByLabelText("New password")
  })

  it("begins anew when it is opened again", async () => {
    await open()
    await write("Email", "asha@example.com")
    await press("Send OTP")
    await userEvent.type(await screen.findByLabelText("OTP"), "123456")
    await press("Verify OTP")
    await userEvent.type(await screen.findByLabelText("New password"), "a new one")
    await press("Reset Password")
    await waitFor(() => expect(location.pathname).toBe("/"))
    act(() => {
      history.pushState(undefined, "", "/forgot-password")
      dispatchEvent(new PopStateEvent("popstate"))
    })
    expect((await screen.findByLabelText<HTMLInputElement>("Email")).value).toBe("")
  })

  it("is no page for somebody who is signed in", async () => {
    await open(true)
    expect(screen.getByRole("heading", { name: "Page Not Found" })).toBeDefined()
  })
})
