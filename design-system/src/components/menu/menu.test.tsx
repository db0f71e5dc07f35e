import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { Button } from "../button/button"
import { Menu } from "./menu"
import { MenuItem } from "./menu-item"

it("opens at its button, offers its items, and closes once one is chosen", async () => {
  const onClick = vi.fn()
  render(
    <Menu trigger={<Button>Account</Button>}>
      <MenuItem render={<a href="/my-orders">My Orders</a>} />
      <MenuItem onClick={onClick}>Logout</MenuItem>
    </Menu>,
  )
  expect(screen.queryByRole("menu")).toBeNull()
  await userEvent.click(screen.getByRole("button", { name: "Account" }))
  expect((await screen.findByRole("menuitem", { name: "My Orders" })).getAttribute("href")).toBe(
    "/my-orders",
  )
  await userEvent.click(screen.getByRole("menuitem", { name: "Logout" }))
  expect(onClick).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull())
})

it("gives the caller's class and props to the list and to the item", async () => {
  render(
    <Menu trigger={<Button>Account</Button>} className="list" data-mark="list">
      <MenuItem className="item" data-mark="item">
        Logout
      </MenuItem>
    </Menu>,
  )
  await userEvent.click(screen.getByRole("button", { name: "Account" }))
  const menu = await screen.findByRole("menu")
  const item = screen.getByRole("menuitem", { name: "Logout" })
  expect([menu.classList.contains("list"), menu.dataset.mark]).toEqual([true, "list"])
  expect([item.classList.contains("item"), item.dataset.mark]).toEqual([true, "item"])
})

it("opens within the part of the page that its button belongs to", async () => {
  render(
    <header>
      <Menu trigger={<Button>Account</Button>}>
        <MenuItem>Logout</MenuItem>
      </Menu>
    </header>,
  )
  await userEvent.click(screen.getByRole("button", { name: "Account" }))
  const menu = await within(screen.getByRole("banner")).findByRole("menu")
  expect(menu.textContent).toBe("Logout")
})

it("gives the focus back to its button when Escape closes it", async () => {
  render(
    <Menu trigger={<Button>Account</Button>}>
      <MenuItem>Logout</MenuItem>
    </Menu>,
  )
  screen.getByRole("button", { name: "Account" }).focus()
  await userEvent.keyboard("{Enter}")
  expect(await screen.findByRole("menuitem", { name: "Logout" })).toBeTruthy()
  await userEvent.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull())
  const opener = screen.getByRole("button", { name: "Account" })
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it.each(["Enter", "ArrowDown"])("leads whoever opens it by %s to its first item", async (key) => {
  render(
    <Menu trigger={<Button>Account</Button>}>
      <MenuItem>My Orders</MenuItem>
      <MenuItem>Logout</MenuItem>
    </Menu>,
  )
  async function openAndLeave() {
    screen.getByRole("button", { name: "Account" }).focus()
    await userEvent.keyboard(`{${key}}`)
    const item = await screen.findByRole("menuitem", { name: "My Orders" })
    await waitFor(() => expect(document.activeElement).toBe(item))
    await userEvent.keyboard("{ArrowDown}")
    expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Logout" }))
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull())
  }
  // The first time its list is loaded, later it is there.
  await openAndLeave()
  await openAndLeave()
})

it("highlights nothing for whoever opens it by pointer", async () => {
  render(
    <Menu trigger={<Button>Account</Button>}>
      <MenuItem>Logout</MenuItem>
    </Menu>,
  )
  await userEvent.click(screen.getByRole("button", { name: "Account" }))
  const menu = await screen.findByRole("menu")
  await waitFor(() => expect(document.activeElement).toBe(menu))
})
