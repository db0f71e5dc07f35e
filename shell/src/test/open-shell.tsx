import { FakeShell, type FakeShop, installFakeShop, resetKernel } from "@shop/testing"
import { act, render, screen, within } from "@testing-library/react"
import type { ReactNode } from "react"
import { onTestFinished, vi } from "vitest"

interface Opening {
  path?: string
  signedIn?: boolean
}

/** Renders a part of the shell at an address, before a shop in memory. */
export async function openShell(part: ReactNode, { path = "/", signedIn }: Opening = {}) {
  // jsdom has no layout to scroll.
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined)
  const shop: FakeShop = installFakeShop()
  onTestFinished(() => shop.uninstall())
  if (signedIn) shop.state.user = shop.state.account
  await resetKernel()
  history.replaceState(undefined, "", path)
  render(<FakeShell>{part}</FakeShell>)
  return shop
}

/** Waits for a short notice with this text. */
export const notice = async (text: string) =>
  within(await screen.findByRole("status")).findByText(text)

/** The bodies sent to one call. */
export const sent = (shop: FakeShop, name: FakeShop["made"][number]["name"]) =>
  shop.made.filter((call) => call.name === name).map(({ body }) => body)

/** Faster than the screen can show that the first press counts. */
export const pressTwice = (name: string) => {
  const button = screen.getByRole("button", { name })
  act(() => {
    button.click()
    button.click()
  })
}
