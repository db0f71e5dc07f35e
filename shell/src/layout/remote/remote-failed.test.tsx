import { act, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { openShell } from "../../test/open-shell"
import { RemoteFailed } from "./remote-failed"

it("says that the rest of the shop works, or that there is no network, and tries again once there is", async () => {
  const retry = vi.fn()
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true)
  await openShell(<RemoteFailed place="page" retry={retry} />)
  expect(screen.getByText(/^The rest of the shop works/)).toBeTruthy()
  const turn = (isOnline: boolean) => {
    network.mockReturnValue(isOnline)
    act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")))
  }
  turn(false)
  expect(screen.getByText(/^You seem to be offline/)).toBeTruthy()
  expect(retry).not.toHaveBeenCalled()
  turn(true)
  expect(retry).toHaveBeenCalledOnce()
})
