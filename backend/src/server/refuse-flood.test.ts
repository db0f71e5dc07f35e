import { IncomingMessage, ServerResponse } from "node:http"
import { Socket } from "node:net"
import { expect, it, vi } from "vitest"
import { refuseFlood } from "./refuse-flood"

function aResponse(): ServerResponse {
  return new ServerResponse(new IncomingMessage(new Socket()))
}

it("holds a refusal back, however many callers have left before theirs", () => {
  vi.useFakeTimers()
  for (let left = 0; left < 600; left++) {
    const gone = aResponse()
    gone.destroy()
    refuseFlood(gone, "Too many.", {})
  }
  const here = aResponse()
  refuseFlood(here, "Too many.", {})
  expect(here.headersSent).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect([here.headersSent, here.statusCode]).toEqual([true, 429])
  vi.useRealTimers()
})
