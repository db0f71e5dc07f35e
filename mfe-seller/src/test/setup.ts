import { cleanup, configure } from "@testing-library/react"
import { afterEach, beforeEach, expect, vi } from "vitest"

configure({ asyncUtilTimeout: 20_000 })

// jsdom has no layout to scroll.
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}

// A warning is a fault of the screen: it fails the test that caused it, unless that test expects it.
beforeEach(() => {
  vi.spyOn(console, "error")
  vi.spyOn(console, "warn")
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
