import { refusal, success } from "@shop/testing"
import { act, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { notice, openShell, pressTwice, sent } from "../test/open-shell"
import { ShellPages } from "./shell-pages"

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
const write = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const open = (path: string, signedIn?: boolean) => openShell(<ShellPages />, { path, signedIn })

describe("the contact page", () => {
  it("sends a message in the shopper's name and leads home", async () => {
    const shop = await open("/contact", true)
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Asha")
    expect(screen.getByLabelText<HTMLInputElement>("Email").readOnly).toBe(true)
    await write("Message", "  Where are my apples?  ")
    await press("Send Message")
    await notice("Message sent successfully!")
    await waitFor(() => expect(location.pathname).toBe("/"))
    const message = { name: "Asha", email: "asha@example.com", message: "Where are my apples?" }
    expect(sent(shop, "contact.send")).toEqual([message])
  })

  it("sends one message when the button is pressed twice", async () => {
    const shop = await open("/contact", true)
    await write("Message", "Hello")
    pressTwice("Send Message")
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send Message" }).disabled).toBe(
      true,
    )
    await waitFor(() => expect(location.pathname).toBe("/"))
    expect(sent(shop, "contact.send")).toHaveLength(1)
  })

  it("sends nothing without a message", async () => {
    const shop = await open("/contact", true)
    const message = screen.getByLabelText<HTMLTextAreaElement>("Message")
    expect(message.required).toBe(true)
    await write("Message", "  ")
    await press("Send Message")
    expect(
      screen.getByRole("textbox", { name: "Message", description: "Please write a message." }),
    ).toBe(document.activeElement)
    expect(sent(shop, "contact.send")).toEqual([])
    expect(location.pathname).toBe("/contact")
  })

  it("lets a visitor write but not send", async () => {
    await open("/contact")
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send Message" }).disabled).toBe(
      true,
    )
    expect(screen.getByText("Please login to send us a message.")).toBeDefined()
  })

  it("keeps the message when it was refused", async () => {
    const shop = await open("/contact", true)
    shop.answer("contact.send", () => refusal("Please enter a message."))
    await write("Message", "Hello")
    await press("Send Message")
    await notice("Please enter a message.")
    expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("Hello")
    expect(location.pathname).toBe("/contact")
  })
})

describe("the reset of a password", () => {
  it("takes three steps and leads home", async () => {
    const shop = await open("/forgot-password")
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
    const shop = await open("/forgot-password")
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
    const shop = await open("/forgot-password")
    shop.answer("user.sendOtp", () => new TypeError("Failed to fetch"))
    await write("Email", "asha@example.com")
    await press("Send OTP")
    await screen.findByText("An error occurred. Please try again later.")
    shop.answer("user.sendOtp", () => refusal("Please wait 20 seconds."))
    await press("Send OTP")
    await screen.findByText("Please wait 20 seconds.")
    shop.answer("user.sendOtp", () => refusal(""))
    await press("Send OTP")
    await screen.findByText("Failed to send OTP.")
    expect(screen.getByLabelText("Email")).toBeDefined()
  })

  it("says why a code or a new password is refused, and stays at its step", async () => {
    const shop = await open("/forgot-password")
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
    const shop = await open("/forgot-password")
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
    const shop = await open("/forgot-password")
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

  it("begins anew when it is opened again", async () => {
    await open("/forgot-password")
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
    await open("/forgot-password", true)
    expect(screen.getByRole("heading", { name: "Page Not Found" })).toBeDefined()
  })
})

describe("the questions", () => {
  it("are five, with one answer open at a time", async () => {
    await open("/faqs")
    const questions = await screen.findAllByRole("button")
    expect(questions).toHaveLength(5)
    await userEvent.click(questions[0]!)
    await screen.findByText(/before 2 PM/)
    await userEvent.click(questions[4]!)
    await screen.findByText(/no minimum order value/)
    await waitFor(() => expect(screen.queryByText(/before 2 PM/)).toBeNull())
  })
})

it.each([
  ["Which payment methods do you accept?", /cards, UPI, net banking and cash on delivery \(COD\)/],
  ["Can I return a product?", /within 24 hours of delivery, non-perishable items within 7 days/],
  ["Is there a delivery charge?", /free for orders above ₹499/],
])("the question '%s' is answered", async (question, answer) => {
  await open("/faqs")
  await userEvent.click(await screen.findByRole("button", { name: question }))
  expect(await screen.findByText(answer)).toBeDefined()
})

describe("the return policy", () => {
  it("names the window, the refund, the shop and its mail", async () => {
    await open("/return-policy")
    expect(screen.getByRole("heading", { name: "24-hour return window" })).toBeDefined()
    expect(screen.getByText(/damaged, incorrect or expired/)).toBeDefined()
    expect(screen.getByText(/original payment method within 5-7 business days/)).toBeDefined()
    expect(screen.getByText(/At Grocery Shop/)).toBeDefined()
    expect(screen.getByRole("link", { name: "support@example.com" })).toBeDefined()
  })
})

describe("the links of the newsletter's mails", () => {
  it.each([
    ["/newsletter/confirm", "Confirm subscription", "You are subscribed.", "newsletter.confirm"],
    ["/newsletter/unsubscribe", "Unsubscribe", "You are unsubscribed.", "newsletter.unsubscribe"],
  ] as const)("%s does nothing before its button is pressed", async (path, name, done, call) => {
    const shop = await open(`${path}?token=t-1`)
    expect(sent(shop, call)).toEqual([])
    await press(name)
    await screen.findByRole("heading", { name: done })
    expect(sent(shop, call)).toEqual([{ token: "t-1" }])
    const onward = screen.getByRole("link", { name: "Go to the shop" })
    expect(onward.getAttribute("href")).toBe("/")
    expect(document.activeElement).toBe(onward)
  })

  it("that are too old or invented say so and how to get a new one", async () => {
    const shop = await open("/newsletter/confirm?token=old")
    shop.answer("newsletter.confirm", () => refusal("This link is not valid any more."))
    await press("Confirm subscription")
    await screen.findByRole("heading", { name: "This link does not work any more." })
    expect(screen.getByText(/ask for a new one/)).toBeDefined()
  })

  it("that came without their code are wrong before anybody presses", async () => {
    await open("/newsletter/unsubscribe")
    expect(screen.getByRole("heading", { name: "This link does not work any more." })).toBeDefined()
  })

  it("can be tried again once the server is back", async () => {
    const shop = await open("/newsletter/confirm?token=t-1")
    shop.answer("newsletter.confirm", () => new TypeError("Failed to fetch"))
    await press("Confirm subscription")
    expect((await screen.findByRole("alert")).textContent).toMatch(/Nothing has changed/)
    shop.answer("newsletter.confirm", () => success())
    await press("Confirm subscription")
    await screen.findByRole("heading", { name: "You are subscribed." })
  })
})

describe("an address without a page", () => {
  it("says so and leads on", async () => {
    await open("/nowhere")
    expect(screen.getByRole("heading", { name: "Page Not Found" })).toBeDefined()
    expect(screen.getByRole("link", { name: "Return Home" }).getAttribute("href")).toBe("/")
    expect(screen.getByRole("link", { name: "Contact support" }).getAttribute("href")).toBe(
      "/contact",
    )
  })
})

describe("the loader", () => {
  it("goes on after two seconds", async () => {
    await open("/loader?next=my-orders")
    expect(screen.getByText("Loading...")).toBeDefined()
    expect(location.pathname).toBe("/loader")
    await waitFor(() => expect(location.pathname).toBe("/my-orders"), { timeout: 20_000 })
  })
})
