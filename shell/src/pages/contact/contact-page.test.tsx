import { refusal } from "@shop/testing"
import { cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { notice, openShell, pressTwice, sent } from "../../test/open-shell"
import { ShellPages } from "../shell-pages"

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
const write = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const open = (signedIn?: boolean) => openShell(<ShellPages />, { path: "/contact", signedIn })

describe("the contact page", () => {
  it("sends a message in the shopper's name and leads home", async () => {
    const shop = await open(true)
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
    const shop = await open(true)
    await write("Message", "Hello")
    pressTwice("Send Message")
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send Message" }).disabled).toBe(
      true,
    )
    await waitFor(() => expect(location.pathname).toBe("/"))
    expect(sent(shop, "contact.send")).toHaveLength(1)
  })

  it("sends nothing without a message", async () => {
    const shop = await open(true)
    const message = screen.getByLabelText<HTMLTextAreaElement>("Message")
    expect(message.required).toBe(true)
    await write("Message", "  ")
    await press("Send Message")
    expect(
      screen.getByRole("textbox", { name: "Message", description: "Please write a message." }),
    ).toBe(document.activeElement)
    await press("Send Message")
    expect(document.activeElement).toBe(message)
    expect(sent(shop, "contact.send")).toEqual([])
    expect(location.pathname).toBe("/contact")
  })

  it("lets a visitor write but not send", async () => {
    await open()
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send Message" }).disabled).toBe(
      true,
    )
    expect(screen.getByText("Please login to send us a message.")).toBeDefined()
  })

  it("finds what was written after a reload, and nothing once it was sent", async () => {
    await open(true)
    await write("Message", "Where are my apples?")
    const reload = async () => {
      cleanup()
      await open(true)
      return screen.getByLabelText<HTMLTextAreaElement>("Message").value
    }
    expect(await reload()).toBe("Where are my apples?")
    await press("Send Message")
    await waitFor(() => expect(location.pathname).toBe("/"))
    expect(await reload()).toBe("")
  })

  it("keeps the message when it was refused", async () => {
    const shop = await open(true)
    shop.answer("contact.send", () => refusal("Please enter a message."))
    await write("Message", "Hello")
    await press("Send Message")
    await notice("Please enter a message.")
    expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("Hello")
    expect(location.pathname).toBe("/contact")
  })
})
