import { cleanup } from "@testing-library/react"
import { afterEach, beforeEach, expect, vi } from "vitest"

// jsdom has no layout to scroll.
window.scrollTo = () => {}

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
