import { refusal, success } from "@shop/testing"
import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { openShell, sent } from "../test/open-shell"
import { ShellPages } from "./shell-pages"

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
const open = (path: string, signedIn?: boolean) => openShell(<ShellPages />, { path, signedIn })

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
