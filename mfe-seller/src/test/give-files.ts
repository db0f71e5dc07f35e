import type { UserEvent } from "@testing-library/user-event"
import { expect, vi } from "vitest"

/** Presses what opens a file dialog, which jsdom has not, and chooses these files there. */
export async function giveFiles(user: UserEvent, button: HTMLElement, files: File[]) {
  const opened = vi.spyOn(HTMLInputElement.prototype, "click")
  await user.click(button)
  const input = opened.mock.contexts.at(-1)
  opened.mockRestore()
  expect(input, "no file dialog was opened").toBeInstanceOf(HTMLInputElement)
  await user.upload(input as HTMLInputElement, files)
}
