import { getSession, onSignedIn, openSignIn } from "@shop/kernel"
import { act, screen, waitFor } from "@testing-library/react"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { notice, pressTwice, sent } from "../test/open-shell"
import { isGone, openDialog, press, write } from "../test/open-sign-in"
import { SignInDialog } from "./sign-in-dialog"

describe("logging in", () => {
  it("calls once however often its button is pressed", async () => {
    const shop = await openDialog()
    await write("Email", "asha@example.com")
    await write("Password", "password")
    pressTwice("Login")
    await isGone()
    expect(sent(shop, "user.login")).toHaveLength(1)
  })

  it("signs the shopper in, says so, and leaves them where they were", async () => {
    const shop = await openDialog()
    const heard = vi.fn()
    onTestFinished(onSignedIn(heard))
    await write("Email", " asha@example.com ")
    await write("Password", "password")
    await press("Login")
    await notice("Logged in successfully!")
    await isGone()
    expect(getSession().user?.name).toBe("Asha")
    expect(heard).toHaveBeenCalledOnce()
    expect(location.pathname).toBe("/contact")
    expect(sent(shop, "user.login")).toEqual([{ email: "asha@example.com", password: "password" }])
  })

  it("leads those who use the keyboard to the page, for the button that asked is gone", async () => {
    const page = (
      <>
        <main id="main" tabIndex={-1}>
          <a href="/products">Shop now</a>
        </main>
        <SignInDialog />
      </>
    )
    await openDialog(page)
    await press("Create an account")
    await press("Already have an account? Login")
    await write("Email", "asha@example.com")
    await write("Password", "password")
    await press("Login")
    await isGone()
    await waitFor(() => expect(document.activeElement?.tagName).toBe("MAIN"))
  })

  it("without e-mail or password asks for them and calls nobody", async () => {
    const shop = await openDialog()
    await write("Email", "asha@example.com")
    await press("Login")
    await notice("Please fill in all required fields.")
    expect(sent(shop, "user.login")).toEqual([])
  })

  it("that is refused says why and keeps the dialog open", async () => {
    await openDialog()
    await write("Email", "asha@example.com")
    await write("Password", "wrong")
    await press("Login")
    await notice("Invalid email or password")
    expect(screen.getByRole("dialog")).toBeDefined()
  })

  it("says what is wrong in one place at a time: in a notice, then at its field", async () => {
    await openDialog()
    await press("Login")
    const text = "Please fill in all required fields."
    await notice(text)
    expect(screen.getAllByText(text)).toHaveLength(1)
    expect(screen.queryByRole("textbox", { description: text })).toBeNull()
    const email = await screen.findByRole("textbox", { name: "Email", description: text })
    expect(screen.getAllByText(text)).toHaveLength(1)
    expect(document.activeElement).toBe(email)
  })

  it("while the network is away says that something went wrong", async () => {
    const shop = await openDialog()
    shop.answer("user.login", () => new TypeError("Failed to fetch"))
    await write("Email", "asha@example.com")
    await write("Password", "password")
    await press("Login")
    await notice("Something went wrong.")
  })
})

it("the dialog stays as it is while it fades away, and begins with the login when it is opened again", async () => {
  // jsdom has no animations of its own.
  let fade = () => {}
  const finished = new Promise<Animation>((resolve) => (fade = () => resolve({} as Animation)))
  Element.prototype.getAnimations = () => [{ finished } as Animation]
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, "getAnimations"))
  await openDialog()
  await press("Create an account")
  await press("Close")
  expect(screen.getByRole("heading", { name: "Sign Up" })).toBeDefined()
  expect(screen.getByLabelText("Name")).toBeDefined()
  fade()
  await isGone()
  act(openSignIn)
  await screen.findByRole("dialog", { name: "Login" })
})

describe("the dialog's fields", () => {
  it("tell the browser what they take, so that it can fill them in", async () => {
    await openDialog()
    const filled = (label: string) => screen.getByLabelText<HTMLInputElement>(label).autocomplete
    expect([filled("Email"), filled("Password")]).toEqual(["email", "current-password"])
    await press("Create an account")
    expect([filled("Name"), filled("Email")]).toEqual(["name", "email"])
    await write("Name", "Asha")
    await write("Email", "asha@example.com")
    await press("Send OTP")
    expect((await screen.findByLabelText<HTMLInputElement>("OTP")).autocomplete).toBe(
      "one-time-code",
    )
    await write("OTP", "123456")
    await press("Verify Email")
    await screen.findByLabelText("Create password")
    expect(filled("Create password")).toBe("new-password")
  })

  it("show a password when asked to", async () => {
    await openDialog()
    await write("Password", "secret")
    await press("Show password")
    expect(screen.getByLabelText<HTMLInputElement>("Password").type).toBe("text")
  })

  it("say what is wrong for as long as it is, and take the focus there", async () => {
    await openDialog()
    await write("Email", "asha@example.com")
    await write("Password", "wrong")
    await press("Login")
    const password = screen.getByLabelText("Password")
    await waitFor(() => expect(document.activeElement).toBe(password))
    expect(password.getAttribute("aria-invalid")).toBe("true")
    await write("Password", "x")
    expect(password.getAttribute("aria-invalid")).not.toBe("true")
  })
})
