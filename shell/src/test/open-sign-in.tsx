import { onSignedIn, openSignIn } from "@shop/kernel"
import { act, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, onTestFinished } from "vitest"
import { SignInDialog } from "../session/sign-in-dialog"
import { openShell } from "./open-shell"

/** Opens the dialog in which one logs in or registers. */
export async function openDialog(page = <SignInDialog />, name = "Login") {
  const shop = await openShell(page, { path: "/contact" })
  // A sign-in that nobody hears is kept for the next listener, which would be another test's.
  onTestFinished(onSignedIn(() => undefined))
  act(openSignIn)
  await screen.findByRole("dialog", { name })
  return shop
}

/** Waits until the dialog has closed. */
export const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())

/** Presses the button with this name. */
export const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))

/** Types into the field with this label. */
export const write = (label: string, text: string) =>
  userEvent.type(screen.getByLabelText(label), text)
