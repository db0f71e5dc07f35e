import { cleanup } from "@testing-library/react"
import { afterEach, beforeEach, expect, vi } from "vitest"

// A complaint in the console is a fault: it fails the test that caused it, unless that test expects it.
beforeEach(() => {
  vi.spyOn(console, "error")
  vi.spyOn(console, "warn")
})

afterEach(() => {
  cleanup()
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
