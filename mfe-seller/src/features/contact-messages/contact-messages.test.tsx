import { refusal, success } from "@shop/testing"
import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { openScreen } from "../../test/open-screen"

const message = {
  _id: "msg_1",
  name: "Asha",
  email: "asha@example.com",
  message: "Where is my rice?\nThank you.",
  createdAt: new Date(Date.now() - 86_400_000).toISOString(),
  answered: false,
}

it("says that it loads, then shows who wrote what and when", async () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await openScreen("/seller/contact", {}, (shop) =>
    shop.answer("contact.list", () => held.then(() => success({ data: [message] }))),
  )
  expect(await screen.findByText("Loading contacts...")).toBeTruthy()
  letGo()
  const shown = within(await screen.findByRole("article"))
  expect(shown.getByRole("heading", { name: "Asha" })).toBeTruthy()
  expect(shown.getByRole("link").getAttribute("href")).toBe("mailto:asha@example.com")
  expect(shown.getByText(/Where is my rice/).textContent).toBe(message.message)
  expect(shown.getByText(/1 day ago/)).toBeTruthy()
})

it("says so when they cannot be loaded", async () => {
  await openScreen("/seller/contact", {}, (shop) =>
    shop.answer("contact.list", () => refusal("Not now.")),
  )
  const alert = await screen.findByRole("alert")
  expect(within(alert).getByText("Failed to load contacts.")).toBeTruthy()
})

it("says so when nobody has written", async () => {
  await openScreen("/seller/contact")
  expect(await screen.findByText("No messages yet")).toBeTruthy()
})
