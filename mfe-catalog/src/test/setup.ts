import { cleanup, configure } from "@testing-library/react"
import { afterEach, beforeEach, expect, vi } from "vitest"

// jsdom has no layout to scroll.
window.scrollTo = () => {}

// On a busy machine a part that loads when needed may take its time; no test promises how long.
configure({ asyncUtilTimeout: 10_000 })

// A warning is a fault of the screen that caused it, so it fails the test.
beforeEach(() => {
  vi.spyOn(console, "error")
  vi.spyOn(console, "warn")
})

afterEach(() => {
  cleanup()
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
