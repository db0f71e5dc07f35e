import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { expect, it } from "vitest"
import { Dialog } from "../components/dialog/dialog"
import { Drawer } from "../components/drawer/drawer"
import { Menu } from "../components/menu/menu"
import { MenuItem } from "../components/menu/menu-item"
import { withBack } from "../test/with-back"

function Cart() {
  const [isCartOpen, setCartOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <button onClick={() => setCartOpen(true)}>Cart</button>
      <Drawer open={isCartOpen} onOpenChange={setCartOpen} title="Cart" closeLabel="Close cart">
        <button onClick={() => setAsked(true)}>Empty it</button>
        <Dialog open={isAsked} onOpenChange={setAsked} title="Sure?" closeLabel="Keep" />
      </Drawer>
    </>
  )
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }))
const isGone = (name: string) =>
  waitFor(() => expect(screen.queryByRole("dialog", { name })).toBeNull())

it("closes what was opened last, then what lies below, and then leaves Back to the page", async () => {
  const goBack = withBack()
  render(<Cart />)
  await press("Cart")
  await press("Empty it")
  await screen.findByRole("dialog", { name: "Sure?" })
  expect(goBack()).toBe(true)
  await isGone("Sure?")
  expect(screen.getByRole("dialog", { name: "Cart" })).toBeTruthy()
  expect(goBack()).toBe(true)
  await isGone("Cart")
  expect(goBack()).toBe(false)
})

it("leaves Back to the page after a drawer that was closed by its button or Escape", async () => {
  const goBack = withBack()
  render(<Cart />)
  await press("Cart")
  await press("Close cart")
  await isGone("Cart")
  expect(goBack()).toBe(false)
  await press("Cart")
  await screen.findByRole("dialog", { name: "Cart" })
  await userEvent.keyboard("{Escape}")
  await isGone("Cart")
  expect(goBack()).toBe(false)
})

it("closes a menu, each time it is opened", async () => {
  const goBack = withBack()
  render(
    <Menu trigger={<button>Account</button>}>
      <MenuItem>Logout</MenuItem>
    </Menu>,
  )
  const openAndGoBack = async () => {
    await press("Account")
    await screen.findByRole("menuitem", { name: "Logout" })
    expect(goBack()).toBe(true)
    await waitFor(() => expect(screen.queryByRole("menuitem")).toBeNull())
    expect(goBack()).toBe(false)
  }
  await openAndGoBack()
  await openAndGoBack()
})

it("keeps Escape from the browser, which would close one thing more", async () => {
  render(<Cart />)
  await press("Cart")
  const drawer = await screen.findByRole("dialog", { name: "Cart" })
  const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true })
  drawer.dispatchEvent(escape)
  expect(escape.defaultPrevented).toBe(true)
  await isGone("Cart")
})
