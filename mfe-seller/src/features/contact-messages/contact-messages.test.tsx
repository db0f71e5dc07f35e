import { refusal, success } from "@shop/testing"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
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
  expect(shown.getByRole("link", { name: message.email }).getAttribute("href")).toBe(
    "mailto:asha@example.com",
  )
  expect(shown.getByText(/Where is my rice/).textContent).toBe(message.message)
  expect(shown.getByText(/1 day ago/)).toBeTruthy()
})

it("shows who wrote where the answer names them in a nested user", async () => {
  const { name, email, ...rest } = message
  await openScreen("/seller/contact", {}, (shop) =>
    shop.answer("contact.list", () => success({ data: [{ ...rest, user: { name, email } }] })),
  )
  const shown = within(await screen.findByRole("article"))
  expect(shown.getByRole("heading", { name })).toBeTruthy()
  expect(shown.getByRole("link", { name: email })).toBeTruthy()
})

it("shows the words of a message whose sender is not named", async () => {
  const { name: _, email: __, ...rest } = message
  await openScreen("/seller/contact", {}, (shop) =>
    shop.answer("contact.list", () => success({ data: [rest] })),
  )
  expect(within(await screen.findByRole("article")).getByText(/Where is my rice/)).toBeTruthy()
})

it("shows messages of an answer that says nothing else", async () => {
  await openScreen("/seller/contact", {}, (shop) =>
    shop.answer("contact.list", () => ({ data: [message] })),
  )
  expect(await screen.findByRole("article")).toBeTruthy()
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

it("an answer begins with to whom, about what, and the words that it answers", async () => {
  await openScreen("/seller/contact", { contacts: [message] })
  const link = await screen.findByRole("link", { name: "Reply by email" })
  const { protocol, pathname, searchParams } = new URL(link.getAttribute("href") ?? "")
  expect([protocol, pathname]).toEqual(["mailto:", "asha@example.com"])
  expect(searchParams.get("subject")).toMatch(/^Your message to /)
  expect(searchParams.get("body")).toBe("\r\n\r\n> Where is my rice?\r\n> Thank you.")
})

it("is marked as answered, and as open again", async () => {
  const { state } = await openScreen("/seller/contact", { contacts: [{ ...message }] })
  await userEvent.click(await screen.findByRole("button", { name: "Mark as answered" }))
  await userEvent.click(await screen.findByRole("button", { name: "Mark as open" }))
  expect(await screen.findByRole("button", { name: "Mark as answered" })).toBeTruthy()
  expect(state.contacts[0]?.answered).toBe(false)
})

it("says at the message why it could not be marked", async () => {
  await openScreen("/seller/contact", { contacts: [message] }, (shop) =>
    shop.answer("contact.answered", () => refusal("There is no such message.")),
  )
  await userEvent.click(await screen.findByRole("button", { name: "Mark as answered" }))
  const card = within(screen.getByRole("article"))
  expect(await card.findByText("There is no such message.")).toBeTruthy()
  expect(card.getByText("Open")).toBeTruthy()
})

it("is searched in name, e-mail and words, and narrowed, as the address says", async () => {
  const contacts = [
    message,
    { ...message, _id: "msg_2", name: "Ravi", message: "All well!", answered: true },
  ]
  await openScreen("/seller/contact?show=answered", { contacts })
  expect(await screen.findByRole("heading", { name: "Ravi" })).toBeTruthy()
  expect(screen.getAllByRole("article")).toHaveLength(1)
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Show" }), "All messages")
  await userEvent.type(screen.getByRole("searchbox"), "MY RICE")
  await waitFor(() => expect(screen.queryByText("All well!")).toBeNull())
  expect([screen.getAllByRole("article").length, location.search]).toEqual([1, "?q=MY+RICE"])
  await userEvent.type(screen.getByRole("searchbox"), "?!")
  await userEvent.click(await screen.findByRole("button", { name: "Show all" }))
  expect(screen.getAllByRole("article")).toHaveLength(2)
})

it("of a thousand messages a hundred are drawn at a time, and all are searched", async () => {
  const contacts = Array.from({ length: 1000 }, (_, index) => ({
    ...message,
    _id: `msg_${index}`,
    name: `Writer ${index}`,
  }))
  await openScreen("/seller/contact", { contacts })
  expect(await screen.findAllByRole("article")).toHaveLength(100)
  expect(screen.getByText("1,000 messages").getAttribute("role")).toBe("status")
  await userEvent.click(screen.getByText("Show more (900 left)"))
  expect(document.querySelectorAll("article")).toHaveLength(200)
  const firstNew = screen.getByText("Writer 100").closest("article")
  await waitFor(() => expect(document.activeElement).toBe(firstNew))
  await userEvent.type(screen.getByRole("searchbox"), "writer 999")
  expect(await screen.findByText("1 message")).toBeTruthy()
  expect(screen.getByRole("article", { name: "Writer 999" })).toBeTruthy()
  expect(screen.queryByText(/Show more/)).toBeNull()
})

it("a new message appears without a reload, marked as new", async () => {
  const { state, events } = await openScreen("/seller/contact", { contacts: [message] })
  await screen.findByRole("article")
  state.contacts = [{ ...message, _id: "msg_new", name: "Meera" }, message]
  events.tell("seller-contact", { messageId: "msg_new" })
  expect(await screen.findByRole("heading", { name: "Meera" })).toBeTruthy()
  expect(screen.getByText("New")).toBeTruthy()
  expect(screen.getByText("1 new message.")).toBeTruthy()
})
