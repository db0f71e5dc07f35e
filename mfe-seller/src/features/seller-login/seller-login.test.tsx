import { messages } from "@shop/api/messages"
import { refusal, success } from "@shop/testing"
import { cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, onTestFinished } from "vitest"
import { openScreen } from "../../test/open-screen"

async function logIn(password: string) {
  await userEvent.type(await screen.findByLabelText("Email"), "seller@example.com")
  await userEvent.type(screen.getByLabelText("Password"), password)
  await userEvent.click(screen.getByRole("button", { name: "Login" }))
}

it("stands in place of every screen of the seller until somebody signs in", async () => {
  await openScreen("/seller/orders", { isSeller: false })
  expect(await screen.findByRole("heading", { name: "Seller Login" })).toBeTruthy()
  await logIn("password")
  expect(await screen.findByText("Hi! Admin")).toBeTruthy()
  expect(screen.getByRole("heading", { level: 1, name: "Orders" })).toBeTruthy()
})

it("asks the server once however often the button is pressed", async () => {
  const shop = await openScreen("/seller", { isSeller: false })
  await userEvent.type(await screen.findByLabelText("Email"), "seller@example.com")
  await userEvent.type(screen.getByLabelText("Password"), "password")
  const button = screen.getByRole("button", { name: "Login" })
  for (let press = 0; press < 5; press++) button.click()
  expect(await screen.findByText("Hi! Admin")).toBeTruthy()
  expect(shop.made.filter(({ name }) => name === "seller.login")).toHaveLength(1)
})

it("says that e-mail or password is wrong, and stays", async () => {
  await openScreen("/seller", { isSeller: false })
  await logIn("wrong")
  expect((await screen.findByRole("alert")).textContent).toBe("Invalid email or password")
  expect(screen.queryByText("Hi! Admin")).toBeNull()
})

it("asks for what is missing in the shop's words, and asks nobody else", async () => {
  const shop = await openScreen("/seller", { isSeller: false })
  await userEvent.click(await screen.findByRole("button", { name: "Login" }))
  const email = screen.getByRole("textbox", { description: "Please fill in this field." })
  expect(document.activeElement).toBe(email)
  await userEvent.type(email, "seller@example.com")
  expect(email.getAttribute("aria-invalid")).not.toBe("true")
  expect(screen.getAllByText("Please fill in this field.")).toHaveLength(1)
  await userEvent.click(screen.getByRole("button", { name: "Login" }))
  expect(document.activeElement).toBe(screen.getByLabelText("Password"))
  expect(shop.made.filter(({ name }) => name === "seller.login")).toEqual([])
})

function addToPage(tag: "main" | "button") {
  const element = document.createElement(tag)
  element.tabIndex = -1
  document.body.append(element)
  onTestFinished(() => element.remove())
  return element
}

it("leads those who use the keyboard to the screen that opens", async () => {
  const main = addToPage("main")
  await openScreen("/seller/orders", { isSeller: false })
  await logIn("password")
  await screen.findByText("Hi! Admin")
  await waitFor(() => expect(document.activeElement).toBe(main))
})

it("lets those who only leave keep the focus where they put it", async () => {
  addToPage("main")
  const elsewhere = addToPage("button")
  await openScreen("/seller/orders", { isSeller: false })
  await screen.findByRole("heading", { name: "Seller Login" })
  elsewhere.focus()
  cleanup()
  expect(document.activeElement).toBe(elsewhere)
})

it("passes on what the server says of too many tries", async () => {
  const sentence = "Too many failed attempts. Please try again in 15 minutes."
  await openScreen("/seller", { isSeller: false }, (shop) =>
    shop.answer("seller.login", () => refusal(sentence)),
  )
  await logIn("password")
  expect((await screen.findByRole("alert")).textContent).toBe(sentence)
})

it("shows the error of a network that is away", async () => {
  await openScreen("/seller", { isSeller: false }, (shop) =>
    shop.answer("seller.login", () => new TypeError("Failed to fetch")),
  )
  await logIn("password")
  expect((await screen.findByRole("alert")).textContent).toBe("Failed to fetch")
})

it("says in a toast that the seller is in, in the server's words", async () => {
  await openScreen("/seller", { isSeller: false }, (shop) =>
    shop.answer("seller.login", () => success({ message: messages.loggedInAsSeller })),
  )
  await logIn("password")
  expect(await screen.findByText("Logged in successfully as Seller")).toBeTruthy()
})
