import { checkSession, getSession, Link, shop as shopInfo } from "@shop/kernel"
import { refusal } from "@shop/testing"
import { act, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { describe, expect, it, onTestFinished } from "vitest"
import { SignOutLeadsHome } from "../../app/sign-out-leads-home"
import { notice, openShell } from "../../test/open-shell"
import { Footer } from "../footer/footer"
import { Header } from "./header"

describe("the header", () => {
  it("offers a visitor to log in, and a shopper their account", async () => {
    await openShell(<Header />, { path: "/contact" })
    expect(screen.getByRole("button", { name: "Login" })).toBeDefined()
    expect(screen.queryByRole("button", { name: /^Account/ })).toBeNull()
  })

  it("has the account's button answer to what it shows, for those who speak to their device", async () => {
    await openShell(<Header />, { signedIn: true })
    expect(screen.getByRole("button", { name: "Account A" }).textContent).toBe("A")
  })

  it("signs a shopper out and leads home", async () => {
    const parts = (
      <>
        <Header />
        <main id="main" tabIndex={-1} />
        <SignOutLeadsHome />
      </>
    )
    await openShell(parts, { path: "/contact", signedIn: true })
    await userEvent.click(screen.getByRole("button", { name: /^Account/ }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Logout" }))
    await waitFor(() => expect(getSession().status).toBe("signed-out"))
    await waitFor(() => expect(location.pathname).toBe("/"))
    await waitFor(() => expect(document.activeElement?.tagName).toBe("MAIN"))
  })

  it("leaves whoever is typing in their field when the session has ended elsewhere", async () => {
    const parts = (
      <>
        <input aria-label="Message" />
        <main id="main" tabIndex={-1} />
        <SignOutLeadsHome />
      </>
    )
    const shop = await openShell(parts, { path: "/contact", signedIn: true })
    const field = screen.getByLabelText("Message")
    await userEvent.type(field, "Hello")
    shop.state.user = undefined
    await act(checkSession)
    expect(getSession().status).toBe("signed-out")
    expect(document.activeElement).toBe(field)
    expect(location.pathname).toBe("/contact")
  })

  it("says why a shopper could not be signed out", async () => {
    const shop = await openShell(<Header />, { signedIn: true })
    shop.answer("user.logout", () => refusal("Please try again in a moment."))
    await userEvent.click(screen.getByRole("button", { name: /^Account/ }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Logout" }))
    await notice("Please try again in a moment.")
    expect(getSession().status).toBe("signed-in")
  })

  it("searches as one types, from anywhere", async () => {
    await openShell(<Header />, { path: "/contact" })
    await userEvent.type(screen.getByRole("searchbox"), "rice")
    await waitFor(() => expect(location.pathname + location.search).toBe("/products?q=rice"))
  })

  it("searches behind an icon on small screens, and gives the focus back when that is closed", async () => {
    await openShell(<Header />, { path: "/contact" })
    const opener = screen.getByRole("button", { name: "Search products" })
    await userEvent.click(opener)
    expect(document.activeElement).toBe(screen.getByRole("searchbox"))
    await userEvent.keyboard("r")
    await waitFor(() => expect(location.pathname + location.search).toBe("/products?q=r"))
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(document.activeElement).toBe(opener))
    expect(location.search).toBe("?q=r")
  })

  it("forgets what was searched when one goes back to before it", async () => {
    await openShell(<Header />, { path: "/contact" })
    const box = screen.getByRole<HTMLInputElement>("searchbox")
    await userEvent.type(box, "rice")
    await waitFor(() => expect(location.search).toBe("?q=rice"))
    act(() => history.back())
    await waitFor(() => expect(location.pathname).toBe("/contact"))
    await waitFor(() => expect(box.value).toBe(""))
  })

  it("has its cart and menu back where a found product is opened", async () => {
    const parts = (
      <>
        <Header />
        <Link to="/products/grains/rice">Basmati Rice</Link>
      </>
    )
    await openShell(parts, { path: "/contact" })
    const row = screen.getByRole("search").parentElement!
    const before = row.className
    await userEvent.click(screen.getByRole("button", { name: "Search products" }))
    await userEvent.keyboard("rice")
    await waitFor(() => expect(location.pathname).toBe("/products"))
    expect(row.className).not.toBe(before)
    await userEvent.click(screen.getByRole("link", { name: "Basmati Rice" }))
    expect(row.className).toBe(before)
  })

  it("has the same links behind a button on small screens", async () => {
    await openShell(<Header />, { path: "/faqs" })
    await userEvent.click(screen.getByRole("button", { name: "Open menu" }))
    const menu = await screen.findByRole("dialog", { name: "Menu" })
    await userEvent.click(within(menu).getByRole("link", { name: "Contact" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(location.pathname).toBe("/contact"))
  })

  it("and the footer leave the seller's area alone", async () => {
    const parts = (
      <>
        <Header />
        <Footer />
      </>
    )
    await openShell(parts, { path: "/seller/orders" })
    expect(screen.queryByRole("banner")).toBeNull()
    expect(screen.queryByRole("contentinfo")).toBeNull()
  })
})

describe("the footer", () => {
  it("leads to every page of the shell", async () => {
    await openShell(<Footer />)
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"))
    expect(links).toEqual(
      expect.arrayContaining(["/", "/products", "/contact", "/faqs", "/return-policy"]),
    )
    expect(screen.getByText(new RegExp(String(new Date().getFullYear())))).toBeDefined()
    const titles = screen.getAllByRole("heading").map((title) => title.textContent)
    expect(titles).toEqual(["Quick Links", "Need help?", "Follow Us"])
  })

  it("leads to the shop's three social networks, each in a tab of its own", async () => {
    const networks = ["https://www.instagram.com/a", "https://x.com/a", "https://facebook.com/a"]
    const { socialLinks } = shopInfo
    shopInfo.socialLinks = networks
    onTestFinished(() => void (shopInfo.socialLinks = socialLinks))
    await openShell(<Footer />)
    const column = within(screen.getByRole("list", { name: "Follow Us" }))
    const links = column.getAllByRole<HTMLAnchorElement>("link")
    expect(links.map(({ href }) => href)).toEqual(networks)
    expect(links.map(({ target }) => target)).toEqual(["_blank", "_blank", "_blank"])
    expect(links[0]?.textContent).toMatch(/^Instagram/)
  })

  it("lets people choose the language of the shop, and choose back", async () => {
    await openShell(<Footer />)
    const hindi = screen.getByRole("button", { name: "हिन्दी" })
    expect(hindi.getAttribute("aria-pressed")).toBe("false")
    await userEvent.click(hindi)
    await screen.findByRole("link", { name: "आम सवाल" })
    expect(hindi.getAttribute("aria-pressed")).toBe("true")
    await userEvent.click(screen.getByRole("button", { name: "English" }))
    await screen.findByRole("link", { name: "FAQs" })
  })
})
